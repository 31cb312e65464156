import { parentPort, workerData } from 'node:worker_threads'
import { readMail } from './read-mail.ts'

// The thread in which one mail is read: 25 MB take a second and more, in which no page may wait.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(await readMail(workerData as Uint8Array))
