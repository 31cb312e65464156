import './avatar.css'

type AvatarProps = {
  name: string
  size?: 'normal' | 'small'
  tone?: 'ink' | 'sunken'
}

/** The name stands beside it or on the control around it, so the letters are not read aloud. */
export function Avatar({ name, size = 'normal', tone = 'sunken' }: AvatarProps) {
  return (
    <span className={`avatar avatar-${size} avatar-${tone}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** 'Cicli Rossi di Rossi Marco' gives CM: the first letter of the first and of the last word. */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s@._-]+/u).flatMap((word) => /^[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return ends.join('').toLocaleUpperCase('it')
}
