import { expect, test } from 'vitest'
import { faultIn, firstLineOf, proseOf } from './markdown.server.ts'

test('headings, lists, bold and links are read, and a line end stays one', () => {
  expect(proseOf('# Who we are\n\n**Rossi**\nVia Roma 1\n\n2. one\n3. [two](https://rossi.example)')).toEqual([
    { kind: 'heading', level: 2, words: [{ text: 'Who we are' }] },
    { kind: 'paragraph', words: [{ text: 'Rossi', strong: true }, { text: '\nVia Roma 1' }] },
    {
      kind: 'list',
      first: 2,
      items: [
        [{ kind: 'paragraph', words: [{ text: 'one' }] }],
        [{ kind: 'paragraph', words: [{ text: 'two', link: 'https://rossi.example' }] }],
      ],
    },
  ])
})

test('a text’s headings follow the page’s own without a level left out, whatever it begins with', () => {
  expect(levels('## Data\n\n#### How long\n\n## Rights')).toEqual([2, 3, 2])
  expect(levels('# One\n\n## Two\n\n### Three\n\n#### Four')).toEqual([2, 3, 4, 4])
})

test('HTML stays text, pictures are none, and what leads nowhere good is no link', () => {
  const text = '<script>alert(1)</script> ![x](https://a.example/x.png)'
  expect(JSON.stringify(proseOf(text))).toContain('<script>alert(1)</script>')
  for (const link of [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/&Tab;/evil.example',
    '</\t/evil.example>',
    '/&NewLine;/evil.example',
  ]) {
    expect(JSON.stringify(proseOf(`[here](${link})`)), link).not.toContain('"link"')
    expect(faultIn(`[here](${link})`)).toMatchObject({ fault: 'link' })
  }
  expect(
    faultIn('[a](https://a.example) [b](mailto:a@b.example) [c](/legal/terms) <https://d.example>'),
  ).toBeUndefined()
})

test('lists within lists in one line, which would take minutes, are refused and shown as they stand', () => {
  const bombs = [`${'- '.repeat(15_000)}x`, '- - x\n'.repeat(5000), '- *\n'.repeat(7500), '1. - x\n'.repeat(4000)]
  for (const bomb of bombs) {
    expect(faultIn(bomb)).toEqual({ fault: 'nested' })
    expect(proseOf(bomb)).toEqual([{ kind: 'paragraph', words: [{ text: bomb }] }])
  }
  expect(faultIn('* * *\n\n- - -\n\n- one\n  - two')).toBeUndefined()
})

test('emphasis within emphasis without an end, which would take as long, is refused and shown as it stands', () => {
  for (const bomb of [`${'*_'.repeat(7500)}a${'_*'.repeat(7500)}`, '_a* '.repeat(7500), '_a*\n'.repeat(7500)]) {
    expect(faultIn(bomb)).toEqual({ fault: 'nested' })
    expect(proseOf(bomb)).toEqual([{ kind: 'paragraph', words: [{ text: bomb }] }])
  }
  expect(faultIn(`${'_'.repeat(20_000)}\n${'- **a**: _b_\n'.repeat(300)}`)).toBeUndefined()
})

test('the first paragraph is one line, whatever stands above it', () => {
  expect(firstLineOf('# Imprint\n\n**Rossi S.r.l.**\nVia Roma 1\n\nMore')).toBe('Rossi S.r.l. · Via Roma 1')
  expect(firstLineOf('')).toBe('')
})

function levels(text: string): number[] {
  return proseOf(text).flatMap((block) => (block.kind === 'heading' ? block.level : []))
}
