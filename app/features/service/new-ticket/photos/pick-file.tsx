import type { ComponentProps } from 'react'

type PickProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & { onFiles: (files: File[]) => void }

/** The browser's own input over the whole of what it stands in: for a press, a key and for what is dropped there. */
export function PickFile({ onFiles, ...input }: PickProps) {
  return (
    <input
      {...input}
      type="file"
      data-at-once=""
      className="slot-input"
      onChange={({ currentTarget }) => {
        if (!currentTarget.files?.length) return
        onFiles([...currentTarget.files])
        // Emptied, so that the same file can be chosen again and the form does not send it twice.
        currentTarget.value = ''
      }}
    />
  )
}
