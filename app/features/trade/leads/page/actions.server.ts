import { button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { codesOf } from '#app/catalogue/catalogue.ts'
import { readAmount } from '#app/kit/words/amounts.ts'
import { contactForm, declineForm, noteEditForm, noteForm, offerForm, rerouteForm, statusForm } from '../forms.ts'
import { addNote, editNote } from '../leads.notes.server.ts'
import { rerouteLead } from '../leads.staff.server.ts'
import { acceptLead, declineLead, eraseLead, moveLead, saveContact, saveOffer } from '../leads.work.server.ts'
import type { Intent } from './actions.ts'
import { contactIn } from './contact-in.ts'

type Work = Sent & { portal: Portal; viewer: Viewer; id: number }

export const forms: Forms<Intent, Work> = {
  accept: button(({ portal, viewer, id }) => acceptLead(portal, viewer, id)),
  decline: form(declineForm, ({ portal, viewer, id }, { reason, comment: note = '' }) =>
    declineLead(portal, viewer, id, { reason, note }),
  ),
  status: form(
    statusForm,
    ({ portal, viewer, id }, { from, status: to, lost_reason: lostReason, comment: note = '' }) =>
      moveLead(portal, viewer, id, { from, to, lostReason, note }),
  ),
  offer: form(
    ({ locale, portal }) => offerForm(locale, codesOf(portal.catalogues.current().families)),
    ({ portal, viewer, id, locale }, { seen, products_of_interest: productsOfInterest, dealer_amount: typed }) => {
      const dealerAmount = typed === undefined ? null : (readAmount(locale, typed) ?? null)
      return saveOffer(portal, viewer, id, { seen, productsOfInterest, dealerAmount })
    },
  ),
  contact: form(contactForm, ({ portal, viewer, id }, value) =>
    saveContact(portal, viewer, id, { ...contactIn(value), version: Number(value.version) }),
  ),
  note: form(noteForm, ({ portal, viewer, id }, value) => addNote(portal, viewer, id, value)),
  'note-edit': form(noteEditForm, ({ portal, viewer, id }, { id: noteId, version, note }) =>
    editNote(portal, viewer, id, { noteId: Number(noteId), version: Number(version), note }),
  ),
  reroute: form(rerouteForm, ({ portal, viewer, id }, { company }) => rerouteLead(portal, viewer, id, idIn(company))),
  erase: button(({ portal, viewer, id }) => eraseLead(portal, viewer, id)),
}
