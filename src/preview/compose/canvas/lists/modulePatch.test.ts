import { describe, expect, test } from 'vitest'
import { standIn } from '../../../../lib/testing/standIn'
import type { PlannedModule } from '../../../../site/moduleList'
import { moduleChanges, patchModule } from './modulePatch'

const FILE = 'modules/home.json'
type Fields = Record<string, unknown>

const listOf = (...modules: Fields[]) =>
  new Map([[FILE, JSON.stringify({ data: modules.map((module) => ({ module })) })]])
const titleGrid = { slug: 'wall', type: 'title_grid', display_name: 'Wall' }
const textBlock = { slug: 'rest', type: 'text_block', content: 'Text' }

describe('moduleChanges', () => {
  test('names the modules whose fields differ', () => {
    const after = { ...titleGrid, display_name: 'The wall' }
    expect(moduleChanges(listOf(titleGrid, textBlock), listOf(after, textBlock))).toEqual([
      { file: FILE, pointer: '/data/0/module', before: titleGrid, after },
    ])
  })

  test.each<[string, Fields[]]>([
    ['a list with the same modules', [titleGrid, textBlock]],
    ['an added module', [titleGrid, textBlock, { slug: 'new', type: 'text_block' }]],
    ['moved modules', [textBlock, titleGrid]],
    ['a hidden module', [{ ...titleGrid, hidden: true }, textBlock]],
    ['a module of another type', [{ ...titleGrid, type: 'carousel_show' }, textBlock]],
  ])('finds no module to patch for %s', (_, modules) => {
    expect(moduleChanges(listOf(titleGrid, textBlock), listOf(...modules))).toEqual([])
  })
})

describe('patchModule', () => {
  const card = { slug: 'faust', kicker: 'New', name: 'Faust', images: { poster: '/faust.webp' } }
  const planned = standIn<PlannedModule>({ heading: 'Wall', raw: { ...titleGrid, content: [card] } })
  const before = { ...titleGrid, content: [{ slug: 'faust', kicker: 'New' }] }
  const patched = (after: Fields) => patchModule(planned, { file: FILE, pointer: '', before, after })

  test('sets changed fields and the heading, and keeps the title data that the service added to cards', () => {
    const after = { ...before, display_name: 'The wall', config: { layout: 'tall' } }
    expect(patched(after)).toMatchObject({
      heading: 'The wall',
      raw: { display_name: 'The wall', config: { layout: 'tall' }, content: [card] },
    })
  })

  test('removes the heading when "display_name" is removed from the document', () => {
    const { display_name: _, ...after } = before
    const result = patched(after)
    expect(result?.heading).toBeUndefined()
    expect(result?.raw).not.toHaveProperty('display_name')
  })

  test('sets a changed field of a card, and keeps the title data of the card', () => {
    expect(patched({ ...before, content: [{ slug: 'faust', kicker: 'Restored' }] })?.raw.content).toEqual([
      { ...card, kicker: 'Restored' },
    ])
  })

  test.each<[string, unknown]>([
    ['an added card', [...before.content, { slug: 'greed' }]],
    ['a removed card', []],
    ['another card', [{ slug: 'greed', kicker: 'New' }]],
    ['a card that lost a field that its title may have', [{ slug: 'faust' }]],
    ['a removed list', undefined],
  ])('does not patch a module with %s, because only the service has its data', (_, content) => {
    expect(patched({ ...before, content })).toBeUndefined()
  })
})
