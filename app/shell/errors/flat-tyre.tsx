/** A wheel that ran over a tack: the tyre has settled on the ground. */
export function FlatTyre() {
  return (
    <svg className="flat-tyre" viewBox="0 0 200 150" aria-hidden="true">
      <path className="flat-tyre-ground" d="M14 136h172" />
      <path className="flat-tyre-tyre" d="M62 131c-6 0-9-3-6-7l8-9a54 54 0 1 1 72 0l8 9c3 4 0 7-6 7z" />
      <circle cx="100" cy="75" r="46" />
      <path
        className="flat-tyre-rim"
        d="M100 29v92M54 75h92M67.500 42.500l65 65M132.500 42.500l-65 65M82.400 32.500l35.200 85M57.500 57.400l85 35.200M57.500 92.600l85-35.200M82.400 117.500l35.200-85"
      />
      <circle cx="100" cy="75" r="5" />
      <path className="flat-tyre-tack" d="M152 134h26l-10-5-3-19-3 19z" />
      <path d="M148 96c6-2 8 3 13 1M152 84c5-2 7 2 11 1M46 103c-5-2-8 2-12 1" />
    </svg>
  )
}
