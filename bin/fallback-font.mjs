import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { root } from './install.mjs'

/*
 * Prints app/kit/ui/inter/fallback.css: what a device has in the place of Inter until it arrives, stretched weight by
 * weight so that the portal's own sentences are as wide as in Inter. Chromium measures the files of the fonts. Takes the
 * folders of Liberation Sans, which is as wide as Arial, and of Roboto (the npm package @fontsource/roboto has it):
 *
 *   CHROMIUM=/usr/bin/chromium node bin/fallback-font.mjs /usr/share/fonts/truetype/liberation <Roboto's files>
 */
const [liberation = '', roboto = ''] = process.argv.slice(2)
const arial = { family: 'Inter as Arial', folder: liberation }
const android = { family: 'Inter as Roboto', folder: roboto }
const fonts = [
  { ...arial, weights: [400, 500], names: ['Arial', 'Liberation Sans'], file: 'LiberationSans-Regular.ttf' },
  {
    ...arial,
    weights: [600, 650, 700],
    names: ['Arial Bold', 'Liberation Sans Bold'],
    file: 'LiberationSans-Bold.ttf',
  },
  { ...android, weights: [400], names: ['Roboto', 'Roboto Regular'], file: 'roboto-latin-400-normal.woff2' },
  { ...android, weights: [500], names: ['Roboto Medium'], file: 'roboto-latin-500-normal.woff2' },
  { ...android, weights: [600, 650, 700], names: ['Roboto Bold'], file: 'roboto-latin-700-normal.woff2' },
]

// As Inter's file has them: ascender and descender of 2,048 units, and no gap between the lines.
const ascent = 1984 / 2048
const descent = 494 / 2048

const inter = dataOf(path.join(root, 'app/kit/ui/inter/latin.woff2'))
const sentences = sentencesOf('app/**/*.words.ts')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  chromiumSandbox: process.getuid?.() !== 0,
})
try {
  const page = await browser.newPage()
  console.log(`/* Printed by bin/fallback-font.mjs, from ${sentences.length} sentences of the portal. */`)
  for (const font of fonts) {
    const other = dataOf(path.join(font.folder, font.file))
    for (const weight of font.weights)
      console.log(face(font, weight, await page.evaluate(ratio, { own: inter, other, weight, texts: sentences })))
  }
} finally {
  await browser.close()
}

function face({ family, names }, weight, stretch) {
  return `
@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(stretch)};
  ascent-override: ${percent(ascent / stretch)};
  descent-override: ${percent(descent / stretch)};
  line-gap-override: 0%;
}`
}

function percent(share) {
  return `${(share * 100).toFixed(2)}%`
}

function sentencesOf(files) {
  const sources = globSync(files, { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'))
  return sources.flatMap((source) =>
    [...source.matchAll(/\b[a-z]{2}: '((?:[^'\\]|\\.)*)'/g)].map(([, sentence]) =>
      sentence.replaceAll(String.raw`\u00a0`, '\u00a0').replaceAll(/\{[^}]*\}/g, '12'),
    ),
  )
}

function dataOf(file) {
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`
}

/** Runs in the browser. */
async function ratio({ own, other, weight, texts }) {
  const faces = [new FontFace('inter', `url(${own})`, { weight: '400 800' }), new FontFace('other', `url(${other})`)]
  document.fonts.clear()
  for (const each of faces) document.fonts.add(await each.load())
  const canvas = document.createElement('canvas').getContext('2d')
  const widthIn = (font) => {
    canvas.font = font
    return texts.reduce((sum, sentence) => sum + canvas.measureText(sentence).width, 0)
  }
  return widthIn(`${weight} 100px inter`) / widthIn('100px other')
}
