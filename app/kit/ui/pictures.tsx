import type { ReactNode } from 'react'

/** Small drawings for states without content; a feature may bring its own in their place. */
export function EmptyPicture() {
  return (
    <Picture>
      <path className="picture-paper" d="M36 26h56v50H36z" />
      <path d="M46 38h36M46 47h24" />
      <path className="picture-paper picture-ink" d="M26 58h24l5 9h18l5-9h24v24a3 3 0 0 1-3 3H29a3 3 0 0 1-3-3z" />
      <path className="picture-brand" d="M84 20h16v16H84z" />
    </Picture>
  )
}

export function NoResultPicture() {
  return (
    <Picture>
      <path className="picture-paper" d="M28 24h52v58H28z" />
      <path d="M38 36h32M38 46h14M38 56h10M38 66h12" />
      <circle className="picture-paper picture-ink" cx="78" cy="56" r="18" />
      <path className="picture-ink" d="m91 69 14 14" />
      <path className="picture-brand" d="M72 54h12v4H72z" />
    </Picture>
  )
}

export function ErrorPicture() {
  return (
    <Picture>
      <path className="picture-paper picture-ink" d="M14 52h30l9-14M114 52H84l-9 14" />
      <path d="m56 56 4 6M64 40v8M72 48l-4-6M58 47l5 4M70 57l-5-3" />
      <path className="picture-brand" d="M86 22h12v12H86z" />
      <path d="M22 78h84" />
    </Picture>
  )
}

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg className="picture" viewBox="0 0 128 96" aria-hidden="true">
      <ellipse className="picture-ground" cx="64" cy="52" rx="62" ry="42" />
      {children}
    </svg>
  )
}
