import { openVersions, type Versions, type VersionsWorld } from '#app/kit/versions/versions.server.ts'
import { type Catalogue, emptyCatalogue } from './catalogue.ts'

/** The published catalogue and the versions before it: a claim is assessed by the one it was made under. */
export type Catalogues = Versions<Catalogue>

export function openCatalogues(world: VersionsWorld): Promise<Catalogues> {
  return openVersions(world, 'catalogue', emptyCatalogue)
}
