/** A valid site, which the table of typical mistakes modifies. */
export const NEWCOMER_SITE: Readonly<Record<string, string>> = {
  'config.json': `{
  "$schema": "https://marquee.example/schemas/config.json",
  "distributor": "Corner Cinema",
  "code_login": false,
  "analytics_code": "G-CORNER1",
  "site_config": {
    "css": ["/site/brand.css"],
    "favicon": "/site/favicon.svg",
    "logo": "/site/logo.svg",
    "mobile_width": 768,
    "allow_unauthed_details": true,
    "watchlist": true,
    "genre_slugs": ["comedy", "horror"],
    "ignore_modules": ["house"],
    "countdown": {
      "start_time": "2026-06-30T18:00:00Z",
      "placeholder": "We open soon"
    },
    "navbar": {
      "layout": "bar",
      "search": "icon",
      "notice": { "text": "Closed on Monday", "link": { "label": "Films", "url": "/films" } }
    },
    "footer": {
      "content": "<p>Corner Cinema. <a href=\\"/films\\">All films</a></p>"
    },
    "texts": {
      "noTitles": "Nothing tonight."
    },
    "routing": [
      {
        "route": "/home",
        "component": "home",
        "default": true,
        "label": "Home",
        "modules_uri": "modules/placement/home/"
      },
      {
        "route": "/films",
        "component": "modulesonly",
        "label": "Films",
        "modules_uri": "modules/placement/films/"
      },
      {
        "route": "/my-list",
        "component": "watchlist",
        "label": "My list",
        "login_required": true,
        "placement": "footer"
      },
      { "route": "/title/:slug", "component": "titledetail" },
      { "route": "/movies", "component": "modulesonly", "redirect": "/films" }
    ]
  }
}
`,
  'modules/home.json': `{
  "$schema": "https://marquee.example/schemas/module-list.json",
  "data": [
    {
      "position": 10,
      "module": {
        "type": "carousel_hero",
        "slug": "tonight",
        "content": [{ "slug": "metropolis", "watch_label": "Watch" }],
        "config": {
          "layout": "framed",
          "autoplay": true
        }
      }
    },
    {
      "position": 20,
      "placement": "main",
      "from": "2026-05-01T00:00:00Z",
      "until": "2026-09-30T00:00:00Z",
      "module": {
        "type": "carousel_show",
        "slug": "spring",
        "display_name": "Spring",
        "content": [{ "slug": "the-general" }, { "slug": "sunrise" }],
        "config": {
          "shape": "poster",
          "captions": "name",
          "see_all": "See all",
          "see_all_link": "/films"
        }
      }
    },
    {
      "position": 30,
      "module": {
        "type": "carousel_promo",
        "slug": "partners",
        "display_name": "Partners",
        "content": [
          {
            "slug": "museum",
            "name": "The museum",
            "link": "https://museum.example/",
            "images": { "image": "/site/museum.svg", "ink": "#5a1c15" }
          }
        ],
        "config": {
          "slides": 2
        }
      }
    },
    {
      "position": 40,
      "module": {
        "type": "carousel_episode",
        "slug": "serial",
        "display_name": "The serial",
        "config": {
          "series": "judex",
          "season": 1
        }
      }
    },
    {
      "position": 50,
      "module": {
        "type": "html_block",
        "slug": "house",
        "content": "<p>See <a href=\\"/films\\">all films</a> or <a href=\\"/title/metropolis\\">Metropolis</a>.</p>"
      }
    }
  ]
}
`,
  'modules/films.json': `{
  "$schema": "https://marquee.example/schemas/module-list.json",
  "data": [
    {
      "module": {
        "type": "menu_module",
        "slug": "films-menu",
        "filter_by": "custom",
        "targeting_params": {
          "filter": {
            "is_active": true,
            "custom_genres": [{ "name": "Wide awake", "genres": ["horror", "crime"] }]
          }
        }
      }
    },
    {
      "module": {
        "type": "title_grid",
        "slug": "all",
        "content": [{ "slug": "nosferatu" }, { "slug": "our-own" }],
        "config": { "rows": 2 }
      }
    }
  ]
}
`,
  'titles/our-own.json': `{
  "slug": "our-own",
  "name": "Our own",
  "title_name": "Our own",
  "title_type": "feature",
  "genres": [{ "name": "Drama", "slug": "drama" }],
  "images": {
    "poster": "/site/our-own.svg"
  },
  "duration_minutes": 80
}
`,
  ...Object.fromEntries(
    [
      ['metropolis', 'feature', 'drama'],
      ['the-general', 'feature', 'comedy'],
      ['sunrise', 'feature', 'drama'],
      ['nosferatu', 'feature', 'horror'],
      ['judex', 'series', 'crime'],
    ].map(([slug, title_type, genre]) => [
      `titles/${slug}.json`,
      JSON.stringify({ slug, name: slug, title_type, genres: [{ name: genre, slug: genre }] }),
    ]),
  ),
  'brand.css': `:root {
  --mq-ground: #101418;
  --mq-ink: #f2f4f5;
  --mq-accent: #7fd0d2;
  --mq-on-accent: #0c1f20;
}

.brand-note {
  color: var(--mq-ink);
}
`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'museum.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'our-own.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
}
