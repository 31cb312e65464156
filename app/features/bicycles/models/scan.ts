import { withoutReload } from '#app/kit/ui/reload-guard.ts'

/** Why nothing can be read: not allowed, no camera there, or it does not come. */
export type CameraTrouble = 'denied' | 'absent' | 'failed'
type Scanned = { text: string } | { trouble: CameraTrouble }

/** Milliseconds between two looks: often enough for a hand that moves, seldom enough for a warm phone. */
const between = 150

/** Shows the camera's picture until a QR code is in it. @returns undefined where it was stopped before */
export async function scanWith(video: HTMLVideoElement, signal: AbortSignal): Promise<Scanned | undefined> {
  const camera = await openCamera()
  if ('trouble' in camera) return camera
  const reading = await openReader().catch(() => undefined)
  try {
    if (!reading) return { trouble: 'failed' }
    if (signal.aborted) return undefined
    video.srcObject = camera.stream
    await video.play()
    return await readUntil(video, reading.read, signal)
  } catch {
    // Away from under the picture: unplugged, or taken by another program.
    return { trouble: 'failed' }
  } finally {
    reading?.close()
    for (const track of camera.stream.getTracks()) track.stop()
  }
}

async function openCamera(): Promise<{ stream: MediaStream } | { trouble: CameraTrouble }> {
  // Without TLS a browser shows none; the types know of no such page.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) return { trouble: 'absent' }
  try {
    return { stream: await devices.getUserMedia({ video: { facingMode: { ideal: 'environment' } } }) }
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError' || name === 'SecurityError') return { trouble: 'denied' }
    return { trouble: name === 'NotFoundError' ? 'absent' : 'failed' }
  }
}

type Read = (video: HTMLVideoElement) => Promise<string | undefined>
type Reader = { read: Read; close: () => void }

async function readUntil(video: HTMLVideoElement, read: Read, signal: AbortSignal): Promise<Scanned | undefined> {
  while (!signal.aborted) {
    const text = await read(video)
    if (text) return { text }
    await new Promise((resolve) => setTimeout(resolve, between))
  }
  return undefined
}

type Detector = {
  new (options: { formats: string[] }): { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
  getSupportedFormats: () => Promise<string[]>
}

/** The browser's own where it has one, else one that is loaded now. */
async function openReader(): Promise<Reader> {
  // The types do not know it yet: few browsers have it.
  const { BarcodeDetector: Native } = window as { BarcodeDetector?: Detector }
  if (Native && (await Native.getSupportedFormats()).includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] })
    return { read: async (video) => (await detector.detect(video))[0]?.rawValue, close: () => undefined }
  }
  const { default: QrScanner } = await withoutReload(() => import('qr-scanner'))
  const qrEngine = await QrScanner.createQrEngine()
  return {
    async read(video) {
      try {
        return (await QrScanner.scanImage(video, { qrEngine, returnDetailedScanResult: true })).data
      } catch {
        // It throws where there is no code in the picture.
        return undefined
      }
    },
    close: () => (qrEngine instanceof Worker ? qrEngine.terminate() : undefined),
  }
}
