import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createDraftRules } from '../../draft/draftRules'
import { PanelBoundary } from '../../PanelBoundary'
import type { SectionProps } from '../siteSection'
import { BRAND_SITE_SECTION } from './brandSiteSection'
import { editBrandToken } from './editBrandToken'

afterEach(() => vi.restoreAllMocks())

const FILES = new Map([['config.json', '{}']])

test('shows the panel once the code for token changes is loaded, and loads that code again after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const loadEditToken = vi.fn(async () => editBrandToken).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { load } = createDraftRules({}, loadEditToken)
  const props = { files: FILES, saved: FILES, actions: { loadRules: load } } as unknown as SectionProps
  const { Panel = () => null } = BRAND_SITE_SECTION
  const panel = (chosen: string) => (
    <PanelBoundary resetKey={chosen}>
      <Panel {...props} chosenKey={chosen} />
    </PanelBoundary>
  )
  const { rerender } = await act(async () => render(panel('contrast')))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch')
  await act(async () => rerender(panel('colours')))
  expect(await screen.findByRole('region', { name: 'Brand' })).toBeTruthy()
  expect(loadEditToken).toHaveBeenCalledTimes(2)
})
