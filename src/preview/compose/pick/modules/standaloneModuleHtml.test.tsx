import { expect, test } from 'vitest'
import { standaloneModuleHtml } from './standaloneModuleHtml'

test('shows one module inside its ancestors, with the styles of the page, without siblings and scripts', () => {
  document.head.innerHTML = '<style>.a { color: red }</style><script>1</script>'
  document.documentElement.lang = 'en'
  document.body.className = 'brand'
  document.body.innerHTML = '<main class="page" data-x="></"><i>other</i><section id="m"><p>Text</p></section></main>'
  const text = standaloneModuleHtml(document.querySelector('#m') as Element)
  expect(text).toContain('<html lang="en">')
  expect(text).toContain('.a { color: red }')
  expect(text).toContain('<body class="brand"><main class="page"')
  expect(text).toContain('<section id="m"><p>Text</p></section></main></body></html>')
  expect(text).not.toContain('other')
  expect(text).not.toContain('<script')
})
