/** What a job throws when trying again would end as it did: its row is given up at once, with these words. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}
