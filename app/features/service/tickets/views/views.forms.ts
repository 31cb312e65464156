import * as z from 'zod/mini'
import { flag, idField, name } from '#app/kit/forms/fields.ts'
import { viewNameMost } from './views.ts'

export const viewForm = z.object({ name: name({ max: viewNameMost }), shared: flag() })

export const deleteViewForm = z.object({ view: idField() })
