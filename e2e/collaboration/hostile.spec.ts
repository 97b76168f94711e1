import { readFile } from 'node:fs/promises'
import { expect, open, test } from '../support/test'

/** Malicious text in every field that users can write (threats X1, X2). */
const HOSTILE_TEXT = [
  '<img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '"><script>alert(1)</script>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<base href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example">',
  '<link rel=stylesheet href=//evil.example/x.css><a href=javascript:alert(1)>a</a>',
  '{{7*7}} %3Cscript%3E \u202Egpj.exe \ud800',
].join(' ')
const FIRST_ATTACK = '<img src=x onerror=alert(1)>'

/** Fields with text from users; ids, dates and addresses are not. */
const USER_TEXT_FIELDS = new Set(
  'title collection_title description comment display_name first_name last_name name show_title ext versionName language value'.split(
    ' ',
  ),
)

function insertHostileText(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => insertHostileText(each, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, insertHostileText(each, name)]))
  if (typeof value !== 'string') return value
  // A leading time code becomes a link to that time.
  if (key === 'comment') return `00:00:07 ${HOSTILE_TEXT}`
  return USER_TEXT_FIELDS.has(key) || key === 'tags' ? HOSTILE_TEXT : value
}

const COLLECTION_PATH = '/collections/potemkin-restored'
const PAGE_PATHS = [
  '/collections',
  COLLECTION_PATH,
  `${COLLECTION_PATH}?layout=list`,
  `${COLLECTION_PATH}?tab=conversations`,
  `${COLLECTION_PATH}?tab=collaborators`,
  `${COLLECTION_PATH}/potemkin-restored-1`,
  `${COLLECTION_PATH}/potemkin-restored-1?tab=details`,
]

test('renders user text as text everywhere: no dialog, no navigation, no request to another origin', async ({
  page,
}) => {
  const wrong: string[] = []
  page.on('dialog', (dialog) => {
    wrong.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') wrong.push(`request to ${request.url()}`)
  })
  await page.route(/\/api\/v\d\/(?:collections|comments|inventory)\//, async (route) => {
    const response = await route.fetch()
    const json = await response.json().catch(() => undefined)
    return json === undefined ? route.fulfill({ response }) : route.fulfill({ response, json: insertHostileText(json) })
  })
  await open(page, 'vault', '/collections', { viewer: 'moderator' })
  for (const path of PAGE_PATHS) {
    await page.goto(path)
    await expect(page.locator('main').getByText(FIRST_ATTACK).first(), path).toBeVisible()
    await expect(page.locator('main :is(img[src="x"], script, iframe, base, meta, link, animate)'), path).toHaveCount(0)
    await expect(page.locator('a[href^="javascript:"], a[href*="evil.example"]'), path).toHaveCount(0)
    expect(page.url(), path).toContain(path)
  }
  // The details load later: tags and the list of changes.
  await expect(page.getByRole('heading', { name: 'Changes' })).toBeVisible()
  await page.getByRole('tab', { name: /Conversations/ }).click()
  await page
    .getByRole('button', { name: /^Play from/ })
    .first()
    .click()
  // The markers on the seek bar contain names and the start of the comment.
  await expect(page.locator('.mq-lane__slot').filter({ hasText: FIRST_ATTACK }).first()).toBeAttached()
  expect(wrong).toEqual([])
})

test('escapes spreadsheet formulas in the exported CSV table', { tag: '@core' }, async ({ page }) => {
  await open(page, 'vault', '/collections/every-kind/every-kind-video-ready', { viewer: 'moderator' })
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Table (CSV)' }).click()
  const table = await readFile(await (await download).path(), 'utf8')
  expect(table).toContain("'=SUM(A1:A9)")
  expect(table.split(/[\r\n]+|,/).filter((cell) => /^"?[=+@\t]|^"?-(?!$)/.test(cell))).toEqual([])
})
