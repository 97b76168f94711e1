import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { InSite } from '../catalogue/testing/InSite'
import { RuntimeProvider, useRuntime } from '../site/react/RuntimeContext'
import { ServiceData } from './ServiceData'
import { useService } from './useService'

const cache = new Map<string, unknown>()

function Asks({ what }: { what: string }) {
  const { data } = useService(what, async () => `${what} is here`)
  return <p>{data ?? 'nothing yet'}</p>
}

const Place = ({ what }: { what: string }) => (
  <ServiceData>
    <Asks what={what} />
  </ServiceData>
)

function WithCache({ children }: { children: ReactNode }) {
  return <RuntimeProvider value={Object.assign(useRuntime(), { cache })}>{children}</RuntimeProvider>
}

const site = (...places: string[]) => (
  <InSite>
    <WithCache>
      {places.map((what) => (
        <Place key={what} what={what} />
      ))}
    </WithCache>
  </InSite>
)

test('one page follows another, and Back finds what was read', async () => {
  const { rerender } = render(site('first'))
  await screen.findByText('first is here')
  rerender(site('second'))
  await screen.findByText('second is here')
  rerender(site('first'))
  expect(screen.getByText('first is here')).toBeTruthy()
})

test('a dialog outlives the page that it was opened over', async () => {
  const { rerender } = render(site('page'))
  rerender(site('page', 'dialog'))
  await screen.findByText('dialog is here')
  rerender(site('dialog'))
  await act(async () => rerender(site('dialog')))
  expect(screen.getByText('dialog is here')).toBeTruthy()
})
