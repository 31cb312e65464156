import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Crm } from './crm.ts'

export type CrmWorld = {
  crm: Crm
  /** Until the CRM itself has heard of everything. */
  settle: () => Promise<void>
}

/** What every CRM promises. */
export function crmContract(name: string, open: () => Promise<CrmWorld>): void {
  laterContract(name, open)
  test(`${name}: a contact is found by the very address, and by an id that is text`, async () => {
    const { crm, settle } = await open()
    const contact = newContact()
    const saved = await crm.saveContact(contact)
    await settle()
    expect(saved).toEqual({ ...contact, id: expect.any(String) })
    expect(await crm.findContact(contact.email)).toEqual(saved)
    expect(await crm.getContact(saved.id)).toEqual(saved)
    expect(await crm.findContact(`x${contact.email}`)).toBeUndefined()
    for (const id of ['0', 'nobody', '']) expect(await crm.getContact(id)).toBeUndefined()
  })

  test(`${name}: a contact that is saved again is the same one, completed`, async () => {
    const { crm, settle } = await open()
    const contact = newContact()
    const first = await crm.saveContact({ ...contact, phone: '' })
    await settle()
    expect(await crm.saveContact(contact)).toEqual({ ...contact, id: first.id })
    await settle()
    expect(await crm.getContact(first.id)).toEqual({ ...contact, id: first.id })
  })

  test(`${name}: a registration leaves a contact without a name, and changes none that is known`, async () => {
    const { crm, settle } = await open()
    const [known, email] = [newContact(), newAddress()]
    const context = { hutk: 'a1b2', pageUri: 'https://portal.example/en', pageName: 'Register' }
    const saved = await crm.saveContact(known)
    await crm.noteRegistration({ email, context })
    await crm.noteRegistration({ email: known.email, context })
    await settle()
    expect(await crm.findContact(known.email)).toEqual(saved)
    const newcomer = await crm.findContact(email)
    expect(newcomer).toMatchObject({ email, name: '', phone: '' })
    expect(await crm.findRegistration(newcomer?.id ?? '')).toEqual(context)
  })
}

function laterContract(name: string, open: () => Promise<CrmWorld>): void {
  test(`${name}: a contact moves to a new address, where a registration gives way, and takes a new name`, async () => {
    const { crm, settle } = await open()
    const [contact, next] = [newContact(), newAddress()]
    const { id } = await crm.saveContact(contact)
    await crm.noteRegistration({ email: next, context: {} })
    await settle()
    await crm.moveContact(id, next)
    await crm.renameContact(id, 'Luc Bernard')
    await settle()
    expect(await crm.findContact(next)).toEqual({ ...contact, id, email: next, name: 'Luc Bernard' })
    expect(await crm.findContact(contact.email)).toBeUndefined()
  })

  test(`${name}: an erased contact is found by nothing that was known of it`, async () => {
    const { crm, settle } = await open()
    const contact = newContact()
    const { id } = await crm.saveContact(contact)
    await settle()
    for (let count = 0; count < 2; count += 1) {
      await crm.eraseContact(id)
      await settle()
    }
    expect(await crm.findContact(contact.email)).toBeUndefined()
    const left = JSON.stringify((await crm.getContact(id)) ?? null)
    for (const known of Object.values(contact)) expect(left).not.toContain(known)
  })
}

function newAddress(): string {
  return `${randomUUID().slice(0, 8)}@contract.example`
}

export function newContact() {
  const known = {
    name: 'Marta De Luca',
    companyName: 'Cicli Verdi',
    country: 'FR',
    phone: '+39 02 1234',
    vatNumber: 'IT1',
  }
  return { email: newAddress(), ...known }
}
