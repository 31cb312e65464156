import { Folder as FolderIcon } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from '#app/kit/ui/link.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { Folder } from '../resources.ts'
import { resourceWords } from '../resources.words.ts'
import { librarySearch } from './list-params.ts'
import { mediaWords } from './media.words.ts'

type WayProps = { path: string; way: readonly Folder[]; whole?: boolean; chosen?: readonly number[] }

/** The way down to a folder; `whole` links the last one as well, where the page is not its own. */
export function FolderWay({ path, way, whole, chosen = [] }: WayProps) {
  const words = useWords(resourceWords)
  const above = whole ? way : way.slice(0, -1)
  return (
    <span className="folder-way">
      <Link to={path + librarySearch({ chosen })}>{words('media')}</Link>
      {above.map(({ id, name }) => (
        <Fragment key={id}>
          <span aria-hidden="true">/</span>
          <Link to={path + librarySearch({ folder: id, chosen })}>{name}</Link>
        </Fragment>
      ))}
    </span>
  )
}

type SubFoldersProps = {
  path: string
  folders: readonly Folder[]
  of: number | null
  chosen: readonly number[]
}

export function SubFolders({ path, folders, of, chosen }: SubFoldersProps) {
  const say = useWords(mediaWords)
  const inside = folders.filter(({ parentId }) => parentId === of)
  if (inside.length === 0) return null
  return (
    <nav aria-label={say('folders')}>
      <ul className="folder-list">
        {inside.map(({ id, name }) => (
          <li key={id}>
            <Link to={path + librarySearch({ folder: id, chosen })}>
              <FolderIcon size={16} aria-hidden />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
