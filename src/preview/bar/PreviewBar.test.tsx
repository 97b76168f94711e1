import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { worldResponse } from '../../../fixtures/service/host/calls/worldResponse'
import { applyPreview } from '../../../fixtures/service/world/applyPreview'
import { createWorld, type World } from '../../../fixtures/service/world/world'
import { createProblems, type Problem } from '../../site/validate/problem'
import { checkedProblems } from '../problems/checkedProblems'
import { staleFiles } from '../problems/lastGood'
import { ClockChoice } from '../state/ClockChoice'
import { PreviewBar } from './PreviewBar'

const CONFIG = `{
  "code_login": "no",
  "site_config": { "countdown": { "start_time": "2026-11-14T09:00:00Z" } }
}`
const FAKE_SITES = {
  initialName: 'lumen',
  names: () => ['laurel', 'lumen'],
  folder: (name: string) => `/sites/${name}`,
  clockOffset: () => 0,
}
let world: World
let openedInEditor: string[]
/** Response of the folder check; undefined: the host has no check. */
let folderProblems: Problem[] | undefined
let isSiteEmpty: boolean

beforeEach(() => {
  world = createWorld('lumen')
  openedInEditor = []
  folderProblems = undefined
  isSiteEmpty = false
  sessionStorage.clear()
  localStorage.clear()
  reservedWidths = []
  history.replaceState(null, '', '/films?sort=name')
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/__marquee/world')
      return Response.json(worldResponse(world, undefined, FAKE_SITES, '/sites/lumen', isSiteEmpty))
    if (address === '/site/config.json') return new Response(CONFIG)
    if (address === '/__marquee/problems' && folderProblems) return Response.json({ problems: folderProblems })
    if (address.startsWith('/__open-in-editor')) openedInEditor.push(address)
    return new Response(null, { status: 404 })
  })
})
afterEach(() => {
  // Unmount before the service stops: the bar would request from the network.
  cleanup()
  vi.unstubAllGlobals()
  checkedProblems.set(undefined)
  staleFiles.set([])
})

/** Widths that the bar reserved on the page, in order. */
let reservedWidths: number[] = []
const fakeViewport = { reserve: (width: number) => void reservedWidths.push(width) }

const openBarButton = () => screen.getByRole('button', { expanded: false })
async function open(problems = createProblems()) {
  render(<PreviewBar problems={problems} page={fakeViewport} />)
  await userEvent.click(await screen.findByRole('button', { name: /lumen/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Preview' })
  // The panels are loaded when the bar is opened.
  await within(dialog).findByRole('tabpanel', { busy: false })
  return dialog
}
const SETTINGS_CONTEXT = { sites: FAKE_SITES, findTitle: () => undefined }
const parametersOf = (link: HTMLElement) =>
  new URL((link as HTMLAnchorElement).href, 'http://site.example').searchParams

test('links to Compose with the shown page', async () => {
  history.replaceState(null, '', '/films?genre=horror')
  const link = within(await open()).getByRole('link', { name: 'Compose' })
  expect(link.getAttribute('href')).toBe('/__marquee/compose?page=%2Ffilms%3Fgenre%3Dhorror')
  history.replaceState(null, '', '/')
})

test('links to Compose with "Create the first page" only on the closed bar, on a site without pages', async () => {
  isSiteEmpty = true
  render(<PreviewBar problems={createProblems()} page={fakeViewport} />)
  const link = await screen.findByRole('link', { name: 'Create the first page' })
  expect(link.getAttribute('href')).toBe('/__marquee/compose?page=%2F')
  await userEvent.click(openBarButton())
  expect(screen.queryByRole('link', { name: 'Create the first page' })).toBeNull()
})

test('shows site, changed settings and number of problems while closed', async () => {
  applyPreview(
    world,
    new URLSearchParams('preview.country=blocked&preview.playback=4&preview.fault=config:500'),
    SETTINGS_CONTEXT,
  )
  const problems = createProblems()
  render(<PreviewBar problems={problems} page={fakeViewport} />)
  expect(
    await screen.findByRole('button', { name: /Preview.*lumen.*blocked.*refused \(4\).*1 fault.*0 problems/ }),
  ).toBe(openBarButton())
  problems.add([
    { severity: 'warning', rule: 'value/type', file: 'config.json', pointer: '/x', message: 'unknown field "x"' },
  ])
  expect(await screen.findByRole('button', { name: /1 problem$/ })).toBe(openBarButton())
})

test('adds problems that the page reports to those of the check, except in JSON files that the check covers', async () => {
  const warning = { severity: 'warning', rule: 'value/type', pointer: '', message: '' } as const
  folderProblems = [
    {
      severity: 'error',
      rule: 'value/type',
      file: 'modules/home.json',
      pointer: '/data/0',
      message: 'checked',
      line: 3,
      column: 5,
    },
  ]
  const problems = createProblems()
  problems.add([
    { ...warning, file: 'config.json', message: 'from the last valid config' },
    { ...warning, file: 'modules/placement/home/', message: 'from the last valid list' },
    { ...warning, file: '/site/brand.css', message: 'from the painted colours' },
    { ...warning, file: 'avails/titles/metropolis/', message: 'from a service response' },
  ])
  const panel = within(await open(problems))
  await userEvent.click(await panel.findByRole('tab', { name: '3 problems' }))
  expect(panel.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Error checked',
    'Warning from the painted colours',
    'Warning from a service response',
  ])
  expect(panel.getByText('3:5')).toBeTruthy()
})

test('filters problems by text, file or pointer, and by severity', async () => {
  const problems = createProblems()
  problems.add([
    {
      severity: 'error',
      rule: 'value/type',
      file: 'modules/placement/home/',
      pointer: '/data/3/module/type',
      message: 'no module type',
    },
    {
      severity: 'warning',
      rule: 'value/type',
      file: 'avails/titles/metropolis/',
      pointer: '/title/year',
      message: 'should be a number',
    },
  ])
  const panel = within(await open(problems))
  await userEvent.click(panel.getByRole('tab', { name: '2 problems' }))
  const seen = () => panel.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
  const [error, warning] = ['Error no module type', 'Warning should be a number']
  expect(seen()).toEqual([error, warning])
  const filter = panel.getByRole('searchbox', { name: /Filter by word/ })
  for (const [typed, left] of [
    ['NUMBER', warning],
    ['placement/home', error],
    ['/title/year', warning],
  ] as const) {
    await userEvent.clear(filter)
    await userEvent.type(filter, typed)
    expect(seen(), typed).toEqual([left])
  }
  await userEvent.clear(filter)
  await userEvent.click(panel.getByRole('button', { name: '1 error' }))
  expect(seen()).toEqual([warning])
  await userEvent.click(panel.getByRole('button', { name: '1 warning' }))
  expect(panel.queryAllByRole('listitem')).toEqual([])
  expect(panel.getByText('No problem matches the filter.')).toBeTruthy()
})

test('tells in the problem list and on the closed bar that the page shows the last valid version of a file', async () => {
  folderProblems = [{ severity: 'error', rule: 'value/type', file: 'config.json', pointer: '', message: 'is no JSON' }]
  staleFiles.set(['config.json'])
  const panel = within(await open())
  expect(panel.queryByText(/shows the last valid/)).toBeNull()
  await userEvent.click(await panel.findByRole('tab', { name: '1 problem' }))
  expect(panel.getByText('The page shows the last valid config.json: the saved file is not readable.')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(openBarButton().textContent).toContain('last valid config.json')
})

test('moves the focus into the bar when opened, restores it on Escape, and passes no key events to the site', async () => {
  const onSiteKeydown = vi.fn()
  document.addEventListener('keydown', onSiteKeydown)
  const panel = await open()
  await waitFor(() => expect(document.activeElement).toBe(panel))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(openBarButton()))
  expect(onSiteKeydown).not.toHaveBeenCalled()
  document.removeEventListener('keydown', onSiteKeydown)
})

test('renders each option as a link that keeps the other settings', async () => {
  applyPreview(world, new URLSearchParams('preview.latency=300'), SETTINGS_CONTEXT)
  const panel = within(await open())
  const laurel = await panel.findByRole('link', { name: 'laurel' })
  expect(laurel.getAttribute('href')).toMatch(/^\/films\?sort=name&preview\./)
  expect(Object.fromEntries(parametersOf(laurel))).toMatchObject({ 'preview.site': 'laurel', 'preview.latency': '300' })
  expect(panel.getByRole('link', { name: 'lumen' }).getAttribute('aria-current')).toBe('true')
  expect(panel.getByRole('link', { name: '300 ms' }).getAttribute('aria-current')).toBe('true')
  expect(parametersOf(panel.getByRole('link', { name: 'moderator' })).get('preview.viewer')).toBe('moderator')
  expect(parametersOf(panel.getByRole('link', { name: 'blocked (400)' })).get('preview.country')).toBe('blocked')
  expect(parametersOf(panel.getByRole('link', { name: '2 sign in' })).get('preview.playback')).toBe('2')
  expect(parametersOf(panel.getByRole('link', { name: 'analytics' })).get('preview.consent')).toBe(
    'necessary,analytics',
  )
  expect(parametersOf(panel.getByRole('link', { name: 'Reset all' })).get('preview.reset')).toBe('1')
})

test('offers links that set the clock to a minute before and a minute after the end of the countdown', async () => {
  const panel = within(await open())
  const before = await panel.findByRole('link', { name: 'A minute before: Countdown ends' })
  expect(parametersOf(before).get('preview.clock')).toBe('2026-11-14T08:59:00Z')
  const after = panel.getByRole('link', { name: 'A minute after: Countdown ends' })
  expect(parametersOf(after).get('preview.clock')).toBe('2026-11-14T09:01:00Z')
})

test('offers a link that removes a simulated fault, and one that adds the chosen fault', async () => {
  applyPreview(world, new URLSearchParams('preview.fault=languages:404&preview.fault=config:500:1'), SETTINGS_CONTEXT)
  const panel = within(await open())
  const off = await panel.findByRole('link', { name: 'Remove languages:404' })
  expect(parametersOf(off).getAll('preview.fault')).toEqual(['config:500:1'])
  await userEvent.selectOptions(panel.getByLabelText('Call that fails'), 'Save progress')
  await userEvent.selectOptions(panel.getByLabelText('Kind of failure'), 'timeout')
  expect(parametersOf(panel.getByRole('link', { name: 'Add' })).getAll('preview.fault')).toEqual([
    'languages:404',
    'config:500:1',
    'POST user/history:timeout',
  ])
})

test('shows the location of a problem; a click copies it and opens the editor', async () => {
  const problems = createProblems()
  problems.add([
    {
      severity: 'warning',
      rule: 'value/type',
      file: 'config.json',
      pointer: '/site_config',
      message: 'unknown field',
      suggestion: 'site',
    },
    {
      severity: 'error',
      rule: 'value/type',
      file: 'config.json',
      pointer: '/code_login',
      message: 'should be true or false',
      line: 1,
      column: 1,
    },
  ])
  const panel = within(await open(problems))
  await userEvent.click(panel.getByRole('tab', { name: '2 problems' }))
  const place = await panel.findByRole('button', { name: /config\.json:2:3 and open/ })
  expect(
    panel
      .getAllByRole('listitem')
      .filter((item) => /Error|Warning/.test(item.textContent ?? ''))
      .map((item) => item.textContent),
  ).toEqual([
    'Error should be true or false2"code_login": "no",2:3/code_loginEdit',
    expect.stringMatching(/^Warning unknown fieldDid you mean site\?3"site_config": .*3:3\/site_configUse “site”Edit$/),
  ])
  await userEvent.click(place)
  expect(await panel.findByText('Copied /sites/lumen/config.json:2:3')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('/sites/lumen/config.json:2:3')
  expect(openedInEditor).toEqual(['/__open-in-editor?file=%2Fsites%2Flumen%2Fconfig.json%3A2%3A3'])
})

test('opens the problems on a click on their number, else the last panel', async () => {
  render(<PreviewBar problems={createProblems()} page={fakeViewport} />)
  const selected = async () => (await screen.findByRole('tab', { selected: true })).textContent
  await userEvent.click(openBarButton())
  expect(await selected()).toBe('State')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByText('0 problems'))
  expect(await selected()).toBe('0 problems')
})

test('moves between panels with arrow keys, and keeps the panel over a reload', async () => {
  const panel = within(await open())
  panel.getByRole('tab', { name: 'State' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  const problems = panel.getByRole('tab', { name: '0 problems' })
  expect(document.activeElement).toBe(problems)
  expect(problems.getAttribute('aria-selected')).toBe('true')
  cleanup()
  render(<PreviewBar problems={createProblems()} page={fakeViewport} />)
  expect((await screen.findByRole('tab', { name: '0 problems' })).getAttribute('aria-selected')).toBe('true')
})

test('reopens after a choice in the bar has reloaded the page, and focuses that choice', async () => {
  const first = render(<PreviewBar problems={createProblems()} page={fakeViewport} />)
  await userEvent.click(await screen.findByRole('button', { name: /lumen/ }))
  const link = await screen.findByRole('link', { name: 'moderator' })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  first.unmount()
  render(<PreviewBar problems={createProblems()} page={fakeViewport} />)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('moderator'))
})

test('labels the closed bar "no fixture service" when its requests fail with HTTP 500', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
  render(<PreviewBar problems={createProblems()} page={fakeViewport} />)
  expect(await screen.findByRole('button', { name: /no fixture service/ })).toBe(openBarButton())
})

test('lists two start dates of a module that is scheduled twice', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const moments = [1, 2].map((time) => ({ label: 'Notice ends', time }))
  render(
    <ClockChoice
      clock={{ offset: 0, isSet: false, isShifted: false, now: '' }}
      now={0}
      moments={moments}
      linkTo={() => '/'}
    />,
  )
  expect(screen.getAllByText('Notice ends')).toHaveLength(2)
  expect(consoleError).not.toHaveBeenCalled()
  consoleError.mockRestore()
})

test('docks right or bottom, narrows the page only on the right, and restores side and size after a reload', async () => {
  const panel = within(await open())
  expect(reservedWidths.at(-1)).toBe(520)
  const handle = panel.getByRole('separator', { name: 'Width of the preview bar' })
  handle.focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}')
  expect(reservedWidths.at(-1)).toBe(544)
  await userEvent.click(panel.getByRole('button', { name: 'Dock bottom' }))
  expect(reservedWidths.at(-1)).toBe(0)
  expect(panel.getByRole('separator', { name: 'Height of the preview bar' })).toBeTruthy()
  cleanup()
  reservedWidths = []
  render(<PreviewBar problems={createProblems()} page={fakeViewport} />)
  const again = within(await screen.findByRole('dialog', { name: 'Preview' }))
  expect(reservedWidths.every((width) => width === 0)).toBe(true)
  await userEvent.click(await again.findByRole('button', { name: 'Dock right' }))
  expect(reservedWidths.at(-1)).toBe(544)
  await userEvent.click(again.getByRole('button', { name: 'Close' }))
  expect(reservedWidths.at(-1)).toBe(0)
})
