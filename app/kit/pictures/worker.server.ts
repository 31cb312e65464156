import { codeOf, messageOf } from '#app/kit/error-code.ts'
import { mostMemory } from './most-memory.ts'
import { narrowSharp, render } from './render.server.ts'
import type { PictureJob, WorkerAnswer } from './picture-job.ts'

// A process of its own, started by `createPictures`: decoders of pictures are where hostile bytes meet native code.

narrowSharp()
process.on('disconnect', () => process.exit())
// The decoders run beside this thread, so the watch is not held up; the HEIC decoder is bounded by its own heap.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(1)
}, 100)
process.on('message', (job: PictureJob) => {
  void work(job)
})
send({ ready: true })

async function work(job: PictureJob): Promise<void> {
  try {
    const outcome = await render(job)
    send(typeof outcome === 'string' ? { refused: outcome } : { picture: outcome })
  } catch (error) {
    send({ failed: messageOf(error), code: codeOf(error) ?? '' })
  }
}

function send(answer: WorkerAnswer): void {
  process.send?.(answer)
}
