import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Columns } from './Columns'

test('renders 2,000 items in order, nested so that no element has many children', () => {
  const { container, rerender } = render(<Grid total={2000} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    Array.from({ length: 2000 }, (_, index) => String(index)),
  )
  expect(container.querySelector('.mq-columns')?.children.length).toBeLessThan(40)
  for (const group of container.querySelectorAll('.mq-columns__group')) expect(group.children.length).toBeLessThan(20)
  rerender(<Grid total={61} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(61)
  rerender(<Grid total={7} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
})

const Grid = ({ total }: { total: number }) => (
  <Columns steps={[[0, 3]]} total={total} ratio={1} keyOf={String}>
    {(index) => index}
  </Columns>
)
