import { expect, test } from 'vitest'
import { readReport } from './delivery-report.ts'
import { plainText } from './plain-text.ts'
import { splitQuoted } from './quotes.ts'

const said = (...lines: string[]) => splitQuoted(lines.join('\n')).said

test('what mail programs quote is taken away, in the portal’s languages and in German, and the signature stays', () => {
  const quoted = ['> Serve una foto del tubo.', '>', '> Giulia']
  const programs: string[][] = [
    // Gmail
    ['Il giorno gio 26 nov 2026 alle ore 10:12 Colnago <reply+a@portal.example> ha scritto:', '', ...quoted],
    ['On Thu, Nov 26, 2026 at 10:12 AM Colnago <reply+a@portal.example> wrote:', '', ...quoted],
    ['Le jeu. 26 nov. 2026 à 10:12, Colnago <reply+a@portal.example> a écrit :', '', ...quoted],
    [
      'On Thu, Nov 26, 2026 at 10:12 AM Colnago After-sales',
      '<reply+abcdefghijkl@portal.example>',
      'wrote:',
      '',
      ...quoted,
    ],
    // Apple Mail
    ['Il giorno 26 nov 2026, alle ore 10:12, Colnago <reply+a@portal.example> ha scritto:', '', ...quoted],
    ['> Le 26 nov. 2026 à 10:12, Colnago <reply+a@portal.example> a écrit\u00a0:', '> ', ...quoted],
    // Thunderbird
    ['Il 26/11/26 10:12, Colnago ha scritto:', ...quoted],
    ['On 26/11/2026 10:12, Colnago wrote:', ...quoted],
    // Outlook
    [
      '________________________________',
      'Da: Colnago <reply@portal.example>',
      'Inviato: giovedì 26 novembre 2026 10:12',
      'A: Rossi',
      'Oggetto: Intervento 7',
      '',
      'Serve una foto.',
    ],
    [
      'From: Colnago <reply@portal.example>',
      'Sent: Thursday, November 26, 2026 10:12',
      'To: Rossi',
      'Subject: Ticket 7',
      '',
      'We need',
    ],
    [
      'De : Colnago <reply@portal.example>',
      'Envoyé : jeudi 26 novembre 2026 10:12',
      'À : Rossi',
      'Objet : Dossier 7',
      '',
      'Il faut',
    ],
    ['-----Messaggio originale-----', 'Da: Colnago', 'Serve una foto.'],
    ['-----Original Message-----', 'From: Colnago', 'We need'],
    ['-----Ursprüngliche Nachricht-----', 'Von: Colnago', 'Wir brauchen'],
    ['Am 26.11.2026 um 10:12 schrieb Colnago <reply+a@portal.example>:', ...quoted],
    quoted,
  ]
  for (const program of programs)
    expect(said('Eccola.', '', '--', 'Marco Rossi', 'Inviato da iPhone', '', ...program), program[0]).toBe(
      'Eccola.\n\n--\nMarco Rossi\nInviato da iPhone',
    )
})

test('an answer below what it quotes stays, and so does all of one that answers line by line', () => {
  expect(said('On 26/11/2026, Colnago wrote:', '> We need a photo.', '', 'Here it is.')).toBe('Here it is.')
  const between = ['On 26/11/2026, Colnago wrote:', '> Which size?', '52', '> Which colour?', 'Red']
  expect(said(...between)).toBe(between.join('\n'))
})

test('a mail is not cut where nothing is quoted, nor to nothing', () => {
  for (const text of [
    'Il cliente ha scritto che il tubo è rotto: si vede nella foto.',
    'On Monday the rider wrote: it creaks.',
    'Da: Milano\nsi parte domani.',
    '> solo questo',
    'Buongiorno,\n\nil cliente ci ha scritto:\nla ruota si è aperta in discesa.\nCosa facciamo?',
    'Il telaio ha una crepa.\n\nIl cliente ha scritto:\nsi vede nella foto.',
    'On Friday the rider wrote:\nit creaks.',
    'Le client a écrit :\nça craque.',
    '---------- Forwarded message ---------\nFrom: Shop <a@b.example>\nSent: today\nTo: me\nSubject: x\n\nThe rider says no.',
    '-------- Weitergeleitete Nachricht --------\nVon: Laden <a@b.example>\nAn: mich\nBetreff: x\n\nDer Kunde sagt nein.',
  ])
    expect(said(text)).toBe(text)
})

test('the sentence above what is quoted stays, though it begins as the line of a mail program does', () => {
  const [first, quoted] = ['Il telaio ha una crepa.', ['Il 26/11/26 10:12, Colnago ha scritto:', '> Serve una foto.']]
  for (const blank of [[], ['']]) expect(said(first, ...blank, ...quoted)).toBe(first)
})

test('a mail of HTML alone is read as text, with what it quotes and without what nobody sees', () => {
  const html = `<html><head><style>p{color:red}</style><title>x</title></head><body><!-- note --><p>Perch&eacute; no?<br>
    Cos&igrave; &amp; cos&igrave;: 5 &lt; 6&nbsp;&#8364;</p><ul><li>uno</li><li>due</li></ul><script>alert(1)</script>
    <div class="gmail_quote"><div>Il giorno gio 26 nov 2026 alle ore 10:12 Colnago ha scritto:</div>
    <blockquote><p>Serve una foto.</p><blockquote>Prima</blockquote></blockquote></div></body></html>`
  const text = plainText(html)
  expect(text).toContain('> Serve una foto.')
  expect(text).toContain('>> Prima')
  expect(text).not.toMatch(/alert|color|note|<\w/)
  expect(splitQuoted(text).said).toBe('Perché no?\nCosì & così: 5 < 6 €\n\n- uno\n- due')
  const outlook =
    '<p>Fatto.</p><hr><div id="divRplyFwdMsg"><b>Da:</b> Colnago<br><b>Inviato:</b> oggi<br><b>A:</b> Rossi<br><b>Oggetto:</b> x</div>'
  expect(splitQuoted(plainText(outlook)).said).toBe('Fatto.')
})

test('a report tells whom a mail did not reach, for good or not yet, in the server’s words', () => {
  const report = `Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; Fine@shop.example
Action: delivered
Status: 2.0.0

Final-Recipient: rfc822; Rossi@Shop.example
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <rossi@shop.example>: User
 unknown`
  expect(readReport(report)).toEqual({
    receiver: 'rossi@shop.example',
    action: 'failed',
    status: '5.1.1',
    words: '550 5.1.1 <rossi@shop.example>: User unknown',
  })
  expect(readReport('nothing of the kind')).toBeUndefined()
})
