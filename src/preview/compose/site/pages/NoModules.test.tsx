import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NoModules } from './NoModules'

const config = {
  site_config: {
    routing: [
      { route: '/home', component: 'home', modules_uri: 'modules/placement/home/' },
      { route: '/questions', component: 'faq' },
    ],
  },
}

const LIST = 'modules/home.json'
const props = { config, files: new Map([[LIST, '{']]), broken: new Map(), onSettings: () => {} }

test('says where the content of a page without modules comes from, and leads to its settings', async () => {
  const onSettings = vi.fn()
  render(<NoModules {...props} pagePath="/questions" onSettings={onSettings} />)
  screen.getByText(/It shows: questions and their answers. The questions come from .+ faq.json/)
  await userEvent.click(screen.getByRole('button', { name: 'Settings of this page' }))
  expect(onSettings).toHaveBeenCalledWith(['site_config', 'routing', { route: '/questions' }])
})

test('shows nothing on a page of modules while its list is loading', () => {
  const { container } = render(<NoModules {...props} pagePath="/home" />)
  expect(container.textContent).toBe('')
})

test('says why the modules of a page are not listed if their file is broken', () => {
  render(<NoModules {...props} pagePath="/home" broken={new Map([[LIST, { text: '{', tag: '"1"' }]])} />)
  screen.getByText('modules/home.json is not valid JSON. Its modules are listed when it is repaired.')
})
