import { ScanLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#app/kit/lazy-part.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { serialWords } from './models.serials.words.ts'

const ScanDialog = lazyPart(async () => (await import('./scan-dialog.tsx')).ScanDialog)

/** A button that reads the QR code on the bicycle; all it takes comes when it is pressed. */
export function SerialScan({ onFound }: { onFound: (text: string) => void }) {
  const say = useWords(serialWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="needs-script">
      <Button icon={<ScanLine size={18} />} onClick={() => setOpen(true)}>
        {say('scan')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ScanDialog onClose={() => setOpen(false)} onFound={(text) => (setOpen(false), onFound(text))} />
        </Suspense>
      )}
    </div>
  )
}
