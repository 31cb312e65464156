import type { Folder } from './resources.ts'

/** A folder and all below it. */
export function branchOf(folders: readonly Folder[], id: number): number[] {
  const below = folders.filter(({ parentId }) => parentId === id)
  return [id, ...below.flatMap((folder) => branchOf(folders, folder.id))]
}

/** From the top down to a folder, itself included. */
export function wayTo(folders: readonly Folder[], id: number | null | undefined): Folder[] {
  const folder = folders.find((one) => one.id === id)
  return folder ? [...wayTo(folders, folder.parentId), folder] : []
}

/** Every folder behind the one it stands in, with the whole way as its name. */
export function inOrder(folders: readonly Folder[], parentId: number | null = null): { id: number; name: string }[] {
  return folders
    .filter((folder) => folder.parentId === parentId)
    .flatMap(({ id }) => [
      {
        id,
        name: wayTo(folders, id)
          .map(({ name }) => name)
          .join(' / '),
      },
      ...inOrder(folders, id),
    ])
}
