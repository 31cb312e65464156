import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { Button } from './button.tsx'
import { Checkbox } from './choices.tsx'
import { Modal } from './modal.tsx'
import { uiWords } from './ui.words.ts'
import { areShortcutsOn, type Shortcuts, turnShortcuts, useShortcuts } from './use-shortcuts.ts'
import './shortcut-sheet.css'

/** A key as it is written on the sheet, and what it does in the reader's words. */
export type ShortcutLine = { keys: string; does: string }

/**
 * The keys of a page: they work wherever this stands, and ? shows what each does. Its button is for people who do not
 * know that yet; it is hidden on touch screens.
 */
export function ShortcutSheet({ shortcuts, lines }: { shortcuts: Shortcuts; lines: readonly ShortcutLine[] }) {
  const say = useWords(uiWords)
  const [open, setOpen] = useState(false)
  useShortcuts({ ...shortcuts, '?': () => setOpen(true) })
  const all = [
    ...lines,
    { keys: say('shortcuts.escape'), does: say('shortcuts.leave') },
    { keys: '?', does: say('shortcuts.sheet') },
  ]
  return (
    <>
      <Button
        className="shortcut-button"
        variant="ghost"
        size="small"
        icon={<Keyboard size={16} aria-hidden />}
        title={say('shortcuts.open')}
        aria-label={say('shortcuts')}
        onClick={() => setOpen(true)}
      />
      <Modal open={open} onClose={() => setOpen(false)} title={say('shortcuts')} size="small">
        <dl className="shortcut-lines">
          {all.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                <kbd className="kbd">{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          id="shortcuts-on"
          label={say('shortcuts.on')}
          hint={say('shortcuts.on.hint')}
          defaultChecked={areShortcutsOn()}
          onChange={({ target }) => turnShortcuts(target.checked)}
        />
      </Modal>
    </>
  )
}
