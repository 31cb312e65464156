/**
 * How much one account may keep without sending it, and send in a day: what no shop comes near, and no disk notices. The
 * maker's own people are held back by little of it: a draft's size, and tickets that they open for customers.
 */
export const accountLimits = {
  /** Forms with files that are being filled in, and the bytes of those files. */
  unsentForms: 20,
  unsentBytes: 600_000_000,
  /** Files on their way in at the same moment. */
  arriving: 6,
  /** Large files that arrive in parts, also those that have stopped. */
  uploads: 24,
  drafts: 20,
  draftBytes: 100_000,
  /** In 24 hours, counted from the first. */
  ticketsADay: 50,
  /** Written down by one of the staff for customers on the phone: more than a day of calls. */
  ticketsForCustomersADay: 300,
  messagesADay: 300,
  /** How often the form of a claim may ask what the rules say of it, in an hour. */
  verdictsAnHour: 400,
  /** Codes by which a phone adds photos to a claim, and photos that may be sent by one, counted as they begin. */
  cameraCodesAnHour: 30,
  photosACode: 40,
  /** Dossiers of tickets, which staff print too: in a quarter of an hour, and those that wait beside the one being made. */
  dossiersAQuarterHour: 60,
  dossiersWaiting: 4,
  appointmentsADay: { rider: 10, dealer: 300 },
  /** A rider's appointments still to come. */
  appointmentsOpen: 10,
  /** By all people of a dealer. */
  quotesAskedADay: 30,
  /** What somebody says is wrong in guides. */
  remarksADay: 20,
  /** Selections of the media library that somebody hands to others. */
  sharesADay: 30,
  /** Requests for a module of the licence, also such as were taken back. */
  moduleRequestsADay: 20,
  registrationsADay: { rider: 5, dealer: 200 },
} as const

/** How pictures are made: how long one may take, and how many more of one account may wait for it. */
export const pictureLimits = { milliseconds: 8000, waiting: 3 } as const

/** The share of its disk from which on the portal takes no more files, so that the database can still write. */
export const fullestDisk = 0.95

/** For the public API: calls of one token, what one call brings and fetches, tokens of one company and of the maker. */
export const apiLimits = {
  callsAMinute: 300,
  bodyBytes: 2_000_000,
  rowsACall: 500,
  linesARow: 1000,
  pageMost: 100,
  tokensOfCompany: 10,
  tokensOfMaker: 30,
  /** For how long the repetition of a call is answered as the first one was. */
  keyHours: 24,
} as const

/**
 * Bytes beyond which a body is not even looked at. The reader of forms lets 151 MB through, and reads as much again to
 * be able to give the text back to the person who sent too many photos.
 */
export const longestBody = 302_000_000
