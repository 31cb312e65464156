import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { addOnce } from '#app/kit/http/submissions.server.ts'
import type { LeadNote, NoteVersion } from './leads.ts'

/**
 * The notes on a lead the caller has already found for this viewer, the latest first, each with what it said before.
 * @param since when it was routed, for a dealer: those of who had it before are not theirs to read
 */
export async function readNotes(db: Db, leadId: number, since: Date | undefined): Promise<LeadNote[]> {
  const all = notesOf(db, leadId)
  const theirs = since ? all.where('lead_note.created_at', '>=', since) : all
  const notes = await theirs.orderBy('lead_note.id', 'desc').limit(200).execute()
  const edited = notes.filter(({ version }) => version > 1).map(({ id }) => id)
  const earlier = edited.length > 0 ? await readVersions(db, edited) : []
  return notes.map((note) => ({
    ...note,
    earlier: earlier.filter(({ noteId }) => noteId === note.id).map(({ noteId: _of, ...version }) => version),
  }))
}

function notesOf(db: Db, leadId: number) {
  return db
    .selectFrom('lead_note')
    .innerJoin('account as author', 'author.id', 'lead_note.author_id')
    .leftJoin('account as editor', 'editor.id', 'lead_note.edited_by')
    .select([
      'lead_note.id',
      'lead_note.body',
      'lead_note.version',
      'author.name as authorName',
      'lead_note.created_at as createdAt',
      'lead_note.edited_at as editedAt',
      'editor.name as editedBy',
    ])
    .where('lead_note.lead_id', '=', leadId)
}

function readVersions(db: Db, noteIds: number[]): Promise<(NoteVersion & { noteId: number })[]> {
  return (
    db
      .selectFrom('lead_note_version')
      .innerJoin('account as author', 'author.id', 'lead_note_version.author_id')
      .select([
        'lead_note_version.note_id as noteId',
        'lead_note_version.version',
        'lead_note_version.body',
        'author.name as authorName',
        'lead_note_version.at',
      ])
      .where('lead_note_version.note_id', 'in', noteIds)
      .orderBy('lead_note_version.at', 'desc')
      .orderBy('lead_note_version.version', 'desc')
      // More than anybody edits; the page holds them all.
      .limit(500)
      .execute()
  )
}

type NewNote = { leadId: number; authorId: number; submission: string; body: string }

/**
 * Adds what a form says, once however often it is posted; where it says something else than before, that is a note as well.
 * @returns undefined where this very one is there already
 */
export function addNoteOnce(tx: Db, note: NewNote, now: Date): Promise<number | undefined> {
  const { leadId, authorId, submission, body } = note
  return addOnce(submission, [leadId, body], {
    add: (number) => insertNote(tx, { ...note, submission: number }, now),
    isSame: async (number) => {
      const sent = await tx
        .selectFrom('lead_note')
        .select(['lead_id as leadId', 'body'])
        .where('author_id', '=', authorId)
        .where('submission', '=', number)
        .executeTakeFirst()
      return sent?.leadId === leadId && sent.body === body
    },
  })
}

/** @returns undefined where this submission has already made one */
async function insertNote(tx: Db, note: NewNote, now: Date): Promise<number | undefined> {
  const added = await tx
    .insertInto('lead_note')
    .values({
      lead_id: note.leadId,
      author_id: note.authorId,
      submission: note.submission,
      body: note.body,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'submission']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** A note of a lead the caller has locked, unless it is of a dealer who had it before. */
export function findNote(tx: Db, { id: leadId, routedAt }: { id: number; routedAt: Date }, id: number) {
  return tx
    .selectFrom('lead_note')
    .select(['id', 'body', 'version'])
    .where('lead_id', '=', leadId)
    .where('created_at', '>=', routedAt)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Keeps what the note said, and who had written that. */
export async function replaceNote(
  tx: Db,
  id: number,
  { body, editorId }: { body: string; editorId: number },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('lead_note_version')
    .columns(['note_id', 'version', 'body', 'author_id', 'at'])
    .expression((row) =>
      row
        .selectFrom('lead_note')
        .select([
          'id',
          'version',
          'body',
          sql<number>`coalesce(edited_by, author_id)`.as('author_id'),
          sql<Date>`coalesce(edited_at, created_at)`.as('at'),
        ])
        .where('id', '=', id),
    )
    .execute()
  await tx
    .updateTable('lead_note')
    .set((row) => ({ body, version: row('version', '+', 1), edited_at: now, edited_by: editorId }))
    .where('id', '=', id)
    .execute()
}
