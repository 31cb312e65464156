import { useEffect } from 'react'
import { useCurrentForm } from './form.tsx'
import type { FormField } from './use-form.ts'

type Standing = { busy?: boolean; message: string | undefined }

/** Holds the form back while files are on their way, and refuses it while one is missing or cannot be taken. */
export function useSubmitBlocker({ name, error }: FormField, { busy = false, message }: Standing) {
  const form = useCurrentForm()
  const blockSubmit = form?.blockSubmit
  const validateField = form?.validateField
  useEffect(() => {
    blockSubmit?.(name, { busy, problem: message ? { path: name, message } : undefined })
  }, [blockSubmit, name, busy, message])
  useEffect(() => () => blockSubmit?.(name, undefined), [blockSubmit, name])
  // The message under the field is taken away, or changed, with its cause.
  const outdated = error !== undefined && error !== message
  useEffect(() => {
    if (outdated) validateField?.(name)
  }, [validateField, name, outdated])
}
