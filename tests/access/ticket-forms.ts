import type { Fields } from './people.ts'

const claim = {
  country: 'IT',
  frame_model: 'V4R',
  serial_number: 'V4R-0510-A1234',
  // A rider's claim is of nothing else.
  damage_phase: 'field',
  date_of_purchase: '2026-10-01',
  part_involved: ['frame'],
  kind_of_damage: 'aesthetic',
  content: 'La vernice si è sollevata vicino al tubo sterzo.',
}

const signalSettings = { isOn: 'on', lengths: ['6'], ratio: '3', tolerated: '1', least: '5', months: '24' }

const follower = {
  intent: 'follow',
  follower_name: 'Anna',
  follower_email: 'anna@officina.example',
  follower_locale: 'it',
}

/** What the forms of tickets send, as `forms.ts` has them. */
export const ticketForms: Record<string, Record<string, Fields>> = {
  '/:locale?/tickets': {
    'save-view': { intent: 'save-view', name: 'Da spedire' },
    // An administrator's, of the queue.
    'delete-view': { intent: 'delete-view', view: '{savedView}' },
  },
  '/:locale?/tickets/:id': {
    reply: { submission: '{claim}', message: 'Va bene' },
    'answer-photo': { intent: 'answer-photo', submission: '{claim}', question: '{question}' },
    // For a new request nothing is asked back.
    parcel: { intent: 'parcel', carrier: 'Corriere', tracking_number: '1Z 999' },
    labour: { intent: 'labour', submission: '00000000-0000-4000-8000-000000000089', job: 'inspect', minutes: '20' },
    // None of these lines is there.
    'labour-remove': { intent: 'labour-remove', line: '1' },
    withdraw: { intent: 'withdraw' },
    // Nor closed.
    rating: { intent: 'rating', score: '4' },
    // Nothing of it is refused.
    appeal: { intent: 'appeal', reason: 'Il segno c’era già' },
    follow: follower,
    // Nobody follows it.
    unfollow: { intent: 'unfollow', follower: '999999' },
    remove: { submission: '{unsent}', remove: '{unsent.1}' },
  },
  '/:locale?/unread': { read: { ticket: '{ticket}', message: '0', event: '1' } },
  '/:locale?/new-ticket': {
    claim: { ...claim, submission: '{claim}' },
    'follow-up': { ...claim, submission: '{claim}', follows: '{closed}' },
    discard: { intent: 'discard', submission: '{draft}' },
    remove: { submission: '{unsent}', remove: '{unsent.1}' },
  },
  '/:locale?/console/new-ticket/:account': {
    claim: { ...claim, submission: '{claim}', company: '{customer}', assign: ['no', 'yes'] },
    discard: { intent: 'discard', submission: '{draft}' },
    remove: { submission: '{unsent}', remove: '{unsent.1}' },
  },
  '/:locale?/console/new-ticket/:account/camera': {
    make: { intent: 'make', submission: '00000000-0000-4000-8000-000000000072' },
    revoke: { intent: 'revoke', submission: '{claim}' },
  },
  '/:locale?/new-ticket/camera': {
    make: { intent: 'make', submission: '00000000-0000-4000-8000-000000000071' },
    revoke: { intent: 'revoke', submission: '{claim}' },
  },
  '/:locale?/unfollow/:token': { press: { 'List-Unsubscribe': 'One-Click' } },
  '/:locale?/s/:token/ticket': { rating: { intent: 'rating', score: '4' } },
  '/:locale?/camera/:token': {
    begin: { intent: 'begin' },
    // Nobody here is the phone that has taken the code.
    send: { intent: 'send', slot: 'drive-side' },
  },
  '/:locale?/camera/:token/photos': {
    send: { slot: 'drive-side' },
  },
  '/:locale?/console/tickets': {
    next: { intent: 'next' },
    take: { intent: 'take', ticket: '{ticket}' },
    assign: { intent: 'assign', ticket: '{ticket}', assignee: '{staff}' },
    // The maker has no standard answers yet.
    ask: { intent: 'ask', ticket: '{ticket}', submission: '{claim}', answer: 'none' },
    // Itself: nothing is closed.
    duplicate: { intent: 'duplicate', ticket: '{closed}', of: '{closed}' },
    columns: { intent: 'columns', column: 'number' },
    'save-view': { intent: 'save-view', name: 'Altra' },
    'delete-view': { intent: 'delete-view', view: '{savedView}' },
  },
  '/:locale?/console/tickets/:id': {
    decision: { intent: 'decision', warranty_accepted: 'yes', reason: 'Difetto di vernice' },
    stage: { intent: 'stage', stage: 'ticket_closed', close_reason: 'duplicate', reason: 'Doppione' },
    turn: { intent: 'turn', awaiting: 'dealer', promised_at: '2026-12-01' },
    subject: { intent: 'subject', subject: 'Altro' },
    // Nothing has been repaired yet.
    repair: { intent: 'repair', repair_chosen: 'no', reason: 'Voleva la sostituzione' },
    // No workshop has asked for any.
    labour: { intent: 'labour', labour: '1=-=20' },
    // Nor replaced.
    replacement: { intent: 'replacement', replaced: 'bicycle', frame_model: 'C68', serial_number: 'C68.51S.00999' },
    'undo-replacement': { intent: 'undo-replacement', replacement: '1', reason: 'Errore' },
    reply: { intent: 'reply', submission: '{claim}', message: 'Va bene' },
    note: { intent: 'note', submission: '{claim}', note: 'Nota' },
    remove: { intent: 'reply', submission: '{unsent}', remove: '{unsent.1}' },
    'ask-photo': { intent: 'ask-photo', slot: 'serial-number' },
    relate: { intent: 'relate', other: '{closed}', how: 'link' },
    // Nobody has linked it.
    unlink: { intent: 'unlink', other: '999999' },
    follow: follower,
    unfollow: { intent: 'unfollow', follower: '999999' },
    // Nobody has said that it went badly.
    'call-take': { intent: 'call-take', caller: '' },
    'call-done': { intent: 'call-done', note: 'Spiegato' },
    'turn-photo': { intent: 'turn-photo', file: '{ticketFile}' },
    'withdraw-file': { intent: 'withdraw-file', file: '{ticketFile}' },
    assign: { intent: 'assign', assignee: '{staff}', seen: '' },
    take: { intent: 'take' },
    release: { intent: 'release' },
  },
  '/:locale?/console/tickets/:id/split': {
    split: {
      submission: '00000000-0000-4000-8000-000000000091',
      part_involved: ['fork'],
      kind_of_damage: 'aesthetic',
      content: 'Anche la forcella ha un graffio, vicino alla testa.',
    },
  },
  '/:locale?/console/tickets/:id/here': { here: { state: 'looking' } },
  '/:locale?/console/signals/settings': {
    foresee: { intent: 'foresee', ...signalSettings },
    save: { intent: 'save', ...signalSettings },
  },
  '/:locale?/console/signals/:id': {
    look: { intent: 'look' },
    leave: { intent: 'leave' },
    note: { intent: 'note', submission: '00000000-0000-4000-8000-000000000116', note: 'Colla del lotto' },
  },
  // Nothing is awaited.
  '/:locale?/console/arrivals': { arrival: { intent: 'arrival', number: 'RMA-2026-1' } },
  '/:locale?/console/assignment': {
    rule: { intent: 'rule', country: 'IT', family: 'V3', assignee: '{staff}' },
    remove: { intent: 'remove', rule: '{assignmentRule}' },
  },
}
