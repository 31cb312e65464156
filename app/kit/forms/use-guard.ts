import { useEffect } from 'react'
import { useCurrentForm } from './form.tsx'
import type { FormField } from './use-form.ts'

type Standing = { busy?: boolean; message: string | undefined }

/** Holds the form back while files are on their way, and refuses it while one is missing or cannot be taken. */
export function useGuard({ name, error }: FormField, { busy = false, message }: Standing) {
  const form = useCurrentForm()
  const guard = form?.guard
  const validateField = form?.validateField
  useEffect(() => {
    guard?.(name, { busy, problem: message ? { path: name, message } : undefined })
  }, [guard, name, busy, message])
  useEffect(() => () => guard?.(name, undefined), [guard, name])
  // The message under the field is taken away, or changed, with its cause.
  const outdated = error !== undefined && error !== message
  useEffect(() => {
    if (outdated) validateField?.(name)
  }, [validateField, name, outdated])
}
