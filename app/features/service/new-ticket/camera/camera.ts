import type { Qr } from '#app/kit/ui/qr-code.tsx'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'

/** The code that the page of a claim shows to a phone. */
export type CameraCode = { address: string; qr: Qr; endsAt: string }

/** What the page of a claim hears while it shows one: how far the phone has come, and the files of the claim by now. */
export type CameraNews = { state: 'waiting' | 'taken' | 'over'; files: StoredFile[] }

/** A photo that is asked for, as the phone is told: never the photo itself. */
export type PhoneShot = { code: string; name: string; isThere: boolean }

/** Why a code opens nothing, and the status that says so. */
export const goneStatuses = { unknown: 404, used: 410, expired: 410, over: 410, sent: 410 } as const
export type Gone = keyof typeof goneStatuses
