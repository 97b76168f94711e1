import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { interceptedBrowserKeys } from '../ui/testing/browserKeys'
import { ResizeHandle } from './bar/dock/ResizeHandle'
import { Tabs } from './bar/Tabs'

const onChange = vi.fn()

test.each<[string, ReactNode, () => HTMLElement]>([
  [
    'the edge of the bar',
    <ResizeHandle key="1" side="right" size={400} minSize={300} maxSize={600} setSize={onChange} setSide={onChange} />,
    () => screen.getByRole('separator'),
  ],
  [
    'the tabs of the bar',
    <Tabs key="1" tabs={['a', 'b', 'c'].map((name) => ({ name, label: name }))} chosen="b" onChoose={onChange} />,
    () => screen.getByRole('tab', { name: 'b' }),
  ],
])('%s ignores keys of the browser and of input methods', (_, widget, find) => {
  render(widget)
  find().focus()
  expect(interceptedBrowserKeys(find())).toEqual([])
  expect(onChange).not.toHaveBeenCalled()
})
