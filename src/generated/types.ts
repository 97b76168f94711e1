// Made by `npm run generate`: do not edit.

/**
 * What fills a page. An entry with an unknown word is skipped.
 */
export type ComponentKind = ("home" | "genres" | "genredetail" | "titledetail" | "modulesonly" | "playdetail" | "watchlist" | "history" | "collections" | "collection" | "assetdetail" | "resetpassword" | "faq" | "contact" | "waystowatch" | "events" | "eventrsvpcancel" | "login" | "iframe" | "pdf" | "watch" | "searchresults" | "videolanding" | "module" | "titles" | "recommendations" | "requestaccess" | "lightbox" | "fycevent" | "fyceventlist")
/**
 * Any module. Made by `npm run generate` from schemas/modules: do not edit.
 */
export type Module = (CarouselBasicModule | CarouselEpisodeModule | CarouselHeroModule | CarouselPromoModule | CarouselShowModule | CollectionModule | FeaturedVideoModule | HtmlBlockModule | MenuModuleModule | PlaceholderModule | TextBlockModule | TitleGridModule)
/**
 * Any view. Made by `npm run generate` from schemas/views: do not edit.
 */
export type View = (CastView | ClipView | ExtraView | FeatureView | GalleryView | HighlightsView | LinksView | LiveEventsView | MergedView | MixedView | NominationsView | ScreenplayView | SeasonsView | SoundtrackView | SpoilersView | SummaryView)
/**
 * A title with all that its page needs: the fields of a card, and these. GET /avails/titles/{slug}. Where meta is left out, the calls for its parts are asked for what is missing; an empty meta says that this is all.
 */
export type Title = (TitleCard & Service_Title)

/**
 * This interface was referenced by `AllSchemas`'s JSON-Schema
 * via the `definition` "brands___brand".
 */
export interface Brand {
/**
 * Names under which the site is reached, the main one first: it stands in canonical addresses, in the sitemap and in link previews. With a port where it is none of http or https.
 * 
 * @minItems 1
 */
hosts: string[]
/**
 * Address of the service as pages ask it, with a slash at its end: a path of the site, which then stands in `forward`, or an origin of its own. Default: /api/v1/.
 */
service?: string
/**
 * Address of the second version of the service, where it does not follow from the first by v2 in place of v1.
 */
service_v2?: string
/**
 * Origin of the pictures, films and files that the service names by a path (/media/…, /site/…). Default: the origin of the site.
 */
media?: string
/**
 * Paths of the site that are fetched elsewhere: by the path that they begin with, the address that takes its place. For a service, its media and the brand's own files on the site's own origin.
 */
forward?: {
[k: string]: string
}
}
/**
 * The table of brands: which brand stands at which host, and where its service is. It is read when the host starts (docs/deploy.md).
 */
export interface Brands {
/**
 * The brands. No host stands in two of them.
 * 
 * @minItems 1
 */
brands: Brand[]
}
/**
 * What the service knows of the visitor's browser.
 */
export interface SupportedBrowser {
/**
 * The visitor's browser as "Name version", for example "Firefox 128".
 */
current?: string
/**
 * true: this browser lacks something that the site needs. Default: whether current is older than the one of its name in supported.
 */
restricted?: boolean
/**
 * Browsers that work, each as "Name version" with its least version. The notice lists them.
 */
supported?: string[]
}
/**
 * Where single sign-on happens.
 */
export interface OktaSettings {
/**
 * Base address of the identity provider, https.
 */
okta_base_url?: string
/**
 * This site's client id at the identity provider.
 */
okta_Web_client_id?: string
}
/**
 * The site config: the document of GET /config/. All that one distributor says about its site.
 */
export interface SiteDocument {
/**
 * Version of this format; the present one is 2. Older documents are migrated when they are read. Default 1, the first.
 */
schema_version?: number
/**
 * The name of the brand, for people.
 */
distributor?: string
/**
 * true: visitors sign in with an access code. Default false.
 */
code_login?: boolean
/**
 * true: visitors sign in with a username instead of an e-mail address. Default false.
 */
username_login?: boolean
/**
 * Address of the brand's logo, a picture. Default: the site title in letters.
 */
logo?: string
/**
 * The name in the browser's title bar and in the header. Default: the distributor.
 */
site_title?: string
/**
 * Measurement id of the analytics service. Loaded only with consent for analytics. What it is told: docs/analytics.md.
 */
analytics_code?: string
/**
 * Environment key of Mux Data. Used by the player, only with consent for analytics.
 */
mux_code?: string
/**
 * Choices of the content-owner filter in the top bar. Empty: no filter.
 */
content_owners?: ContentOwner[]
/**
 * Words for the members of a content group, keyed by the group's name. They stand below the visitor's name in the account menu.
 */
group_setting?: {
[k: string]: string
}
supported_browser?: SupportedBrowser
okta_settings?: OktaSettings
site_config: SiteConfig
}
/**
 * One choice of the content-owner filter.
 */
export interface ContentOwner {
/**
 * As visitors read it.
 */
name: string
/**
 * What a title's title_original_owner says. Default: the name.
 */
value?: string
}
/**
 * Routes, menus, looks and behaviour of the site.
 */
export interface SiteConfig {
/**
 * The pages of the site, in the order of the menus.
 * 
 * @maxItems 10000
 */
routing: Route[]
/**
 * true: visitors have to sign in at the keycloak server before they see anything. Default false.
 */
force_keycloak?: boolean
/**
 * Paths that signed-out visitors may open although force_keycloak is on.
 * 
 * Items: A path of this site. Starts with one slash.
 */
keycloak_exempt_paths?: string[]
/**
 * A class name put on the root element, so that the brand's css can speak of its own site only.
 */
css_root?: string
navbar?: Navbar
footer?: Footer
/**
 * Links in the top bar that leave the site.
 */
ext_nav_links?: ExternalLink[]
custom_brand_link?: ExternalLink
auth?: AuthConfig
/**
 * true: signed-out visitors may open title pages. Default false.
 */
allow_unauthed_details?: boolean
/**
 * true: the posters of this site carry the title, so that lists print none below them, unless a module asks for captions. Default false.
 */
titled_posters?: boolean
contact?: ExternalLink
/**
 * true: only who has signed in plays anything; everybody else reads so in the player's place, with the way to sign in. Default false.
 */
play_auth?: boolean
/**
 * The layouts of title pages, below the service's base. Default: a built-in layout.
 */
title_layouts_uri?: string
/**
 * The heading of watch pages by title type, for example {"episode": "Episode", "extra": "Behind the scenes"}. Default: no heading.
 */
heading_mappings?: {
[k: string]: string
}
/**
 * true: titles play in a dialog, not on a page. Default false.
 */
modal_playback?: boolean
/**
 * The content group whose members see nominations.
 */
nominations_group?: string
/**
 * The logo in the top bar. Default: the document's logo.
 */
logo?: string
/**
 * The logo above the sign-in form. Default: logo, on a login page without a top bar; where the bar has it, none.
 */
logo_login?: string
/**
 * The logo above the forms of a password reset. Default: logo, on a page without a top bar; where the bar has it, none.
 */
logo_reset?: string
/**
 * A background video of the login page.
 */
login_video?: string
/**
 * Shown where a picture is missing or fails to load. Default: a quiet surface.
 */
missing_img?: string
countdown?: Countdown
cookies_consent?: CookiesConsent
/**
 * true: protected videos cannot be cast. Default false.
 */
disable_cast_drm?: boolean
/**
 * true: no AirPlay. Default false.
 */
disable_airplay?: boolean
/**
 * true: AirPlay for released titles although disable_airplay is on. Default false.
 */
enable_airplay_for_released?: boolean
/**
 * true: full screen keeps the site's controls and watermark. Default false.
 */
prevent_native_player_fullscreen?: boolean
/**
 * true: visitors with an old browser are told so. Default false.
 */
show_browser_version_banner?: boolean
consider_module_title_as_event?: EventRule
/**
 * Address of the Adobe tag script. Loaded only with consent for analytics. What it is told: docs/analytics.md.
 */
adobe_embed_src?: string
/**
 * true: titles show their genres as catalogued, also those without a genre page. Default false.
 */
show_true_genres?: boolean
/**
 * Slugs of modules that are left out wherever a list names them.
 */
ignore_modules?: string[]
/**
 * What members of a group read when content is closed to them.
 */
error_message_if_no_content_group_restriction?: GroupMessage[]
/**
 * true: titles that cannot be played are no links. Default false.
 */
disable_non_playable?: boolean
/**
 * Documents shown with titles under embargo, fetched with the visitor's token.
 */
embargo?: ExternalLink[]
/**
 * true: the spoilers view is shown. Default false.
 */
show_spoilers?: boolean
/**
 * true: a card opens the title in a dialog. Default false.
 */
is_show_title_in_modal?: boolean
/**
 * Width in CSS pixels below which the mobile menu is used. Default 768.
 */
mobile_width?: number
/**
 * true: the apple-type rules apply (views by allow_unauth_view, content by landing-page modules). Default false.
 */
is_apple_site?: boolean
/**
 * Format of release dates in day.js letters, for example "MMMM D, YYYY". Default: m/d/Y, as 11/27/2026.
 */
format_release?: string
/**
 * Words removed from the labels of subtitle tracks.
 */
remove_cc_label_strings?: string[]
/**
 * true: the audio track marked as default in the manifest is chosen. Default false.
 */
is_default_audio_track?: boolean
/**
 * The title types whose progress is saved, for example {"feature": true, "episode": true}: what is not named true is not. Default: all types.
 */
enable_playback_history?: {
[k: string]: boolean
}
/**
 * true: the summary stands below the title's name. Default false.
 */
show_summary_in_title_heading?: boolean
/**
 * Only these genres are shown, in this order. Default: all.
 * 
 * Items: A name for use in addresses: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters.
 */
genre_slugs?: string[]
/**
 * true: where a shelf has no content, members of a group in error_message_if_no_content_group_restriction read its message. Default false.
 */
match_access_by_groups?: boolean
video?: VideoConfig
/**
 * The brand's style sheets, one address or a list. They come last, after the site's own.
 */
css?: (string | string[])
/**
 * The brand's scripts that need no consent, one address or a list.
 */
js?: (string | string[])
/**
 * Further scripts, each with the consent that it needs.
 */
scripts?: Script[]
/**
 * The picture in the browser's tab.
 */
favicon?: string
/**
 * The picture on the home screen of an iPhone or iPad.
 */
apple_touch_icon?: string
/**
 * false: the site has no watchlist. Default true.
 */
watchlist?: boolean
/**
 * true: no player analytics. Default false.
 */
disable_dd_and_mux?: boolean
add_global_class_after?: GlobalClass
/**
 * Key for embedded maps. Public: limit it to this site's addresses.
 */
google_api_key?: string
uploads?: UploadLimits
/**
 * The brand's own words for sentences of the site, keyed as in docs/texts.md. They hold in the first of `languages`, which is English where there is none.
 */
texts?: {
[k: string]: string
}
/**
 * true: browsers keep the site's shell and the lists that everybody may see, for times without a connection (docs/offline.md). Default false, which also removes what a browser has kept.
 */
offline?: boolean
/**
 * Other origins that films are loaded from: manifests, segments, subtitles, keys and licences, for example "https://cdn.example". The content security policy allows them (docs/deploy.md).
 * 
 * @maxItems 50
 * 
 * Items: An https address. http is taken for loopback addresses only.
 */
media_origins?: string[]
/**
 * The languages that visitors may read the site in; the first is what it opens with. With several, the footer offers the choice. Default: English alone.
 * 
 * Items: A language that the site has all sentences in: English, German, French, Arabic. en-XA is English made longer and marked, to see what is cut or not translated.
 */
languages?: ("en" | "de" | "fr" | "ar" | "en-XA")[]
/**
 * The brand's own words in each of `languages`: as `texts`, below the language's code. They go before `texts`.
 */
texts_by_language?: {
/**
 * Sentences by their keys of docs/texts.md.
 */
[k: string]: {
[k: string]: string
}
}
}
/**
 * One page of the site: a path, and the component kind that fills it.
 */
export interface Route {
/**
 * The path. Parameters are written as :slug, for example "/genres/:slug"; what may be missing ends in ?, at most three times.
 */
route: string
/**
 * What fills a page. An entry with an unknown word is skipped.
 */
component: ("home" | "genres" | "genredetail" | "titledetail" | "modulesonly" | "playdetail" | "watchlist" | "history" | "collections" | "collection" | "assetdetail" | "resetpassword" | "faq" | "contact" | "waystowatch" | "events" | "eventrsvpcancel" | "login" | "iframe" | "pdf" | "watch" | "searchresults" | "videolanding" | "module" | "titles" | "recommendations" | "requestaccess" | "lightbox" | "fycevent" | "fyceventlist")
/**
 * true: this is where the site starts, and where unknown paths lead. Default: the route /home.
 */
default?: boolean
/**
 * true: only this very path. false: paths below it too. Default true.
 */
exact?: boolean
/**
 * true: signed-out visitors are sent to /login and come back afterwards. Default false.
 */
protected?: boolean
/**
 * true: the entry exists only for signed-in visitors. Default false.
 */
login_required?: boolean
/**
 * true: the entry exists only for signed-out visitors. Default false.
 */
logout_required?: boolean
/**
 * Visitors of this path are sent to that one at once.
 */
redirect?: string
/**
 * The module list of the page, below the service's base.
 */
modules_uri?: string
/**
 * The words of the menu entry, and the heading of the page. Without a label there is no menu entry.
 */
label?: string
/**
 * The heading of the page, where it is not the label.
 */
heading?: string
/**
 * false: no menu entry. Default: true where there is a label.
 */
show_in_menu?: boolean
/**
 * Which menu shows the entry: the top bar (main) or the footer. Default main.
 */
placement?: ("main" | "footer")
/**
 * _blank: the menu entry opens in a new tab. Default _self.
 */
target?: ("_self" | "_blank")
/**
 * Which of a title's pictures the cards of this page show. Default: the module type's own choice.
 */
module_image_field?: ("banner" | "bannerThumb" | "detail" | "image" | "thumb")
/**
 * Cards of this page show wins and nominations instead of the description, below this heading.
 */
nominations_heading?: string
title_filter?: TitleFilter
/**
 * id of the page's element, for the brand's css.
 */
css_id?: string
/**
 * Class names of the page's element.
 */
class?: string
/**
 * Kind iframe and pdf: what is shown.
 */
src?: string
/**
 * Kind iframe: features that the frame may use, separated by semicolons, for example fullscreen; clipboard-write. Features that the site's Permissions-Policy header denies, such as camera, microphone and geolocation, are left out. Default: none.
 */
allow?: string
/**
 * Kind faq, contact, requestaccess and events: a picture beside the words. Default: none.
 */
image?: string
/**
 * Kind iframe: how high the frame is, in CSS pixels. Default: what the screen has left.
 */
height?: number
/**
 * Kind events: how times are written, in day.js's letters. Default "h:mm A".
 */
time_format?: string
/**
 * false: the page has no top bar. Default true.
 */
nav?: boolean
/**
 * false: the page has no footer. Default true.
 */
footer?: boolean
/**
 * Kind titles: the fixed title type. Kind contact: the kind of message. Default: none.
 */
type?: string
/**
 * Kind genredetail and titles: the choices of the type filter, instead of the usual ones.
 */
filters?: string[]
}
/**
 * Narrows the titles of the page by groups of genres that the brand makes up.
 */
export interface TitleFilter {
/**
 * The choices.
 */
custom_genres?: CustomGenre[]
/**
 * The choice at first. Default "All".
 */
default_custom_genre?: string
}
/**
 * A group of genres under one name.
 */
export interface CustomGenre {
/**
 * As visitors read it.
 */
name: string
/**
 * Names or slugs of the genres in it.
 */
genres: string[]
}
/**
 * The top bar.
 */
export interface Navbar {
/**
 * A module list whose modules with add_to_menu become menu entries.
 */
modules_uri?: string
/**
 * A module list shown in the mobile menu: each module's name, below it its titles.
 */
mobile_genres_modules_uri?: string
/**
 * overlay: clear over a hero, solid once scrolled. bar: always solid. centred: the logo in the middle. Default bar.
 */
layout?: ("overlay" | "bar" | "centred")
notice?: NavbarNotice
/**
 * How the top bar offers search. Default icon; none where no searchresults route exists.
 */
search?: ("icon" | "field" | "link" | "none")
/**
 * The words of the sign-in entry. Default "Sign in".
 */
sign_in_label?: string
/**
 * A plain sign-out entry with these words, instead of the user menu.
 */
sign_out_label?: string
}
/**
 * One line above the top bar.
 */
export interface NavbarNotice {
/**
 * The words.
 */
text: string
/**
 * The time left until this moment stands behind the words. The line disappears afterwards.
 */
until?: string
link?: ExternalLink
}
/**
 * A link that the operator writes.
 */
export interface ExternalLink {
/**
 * The words.
 */
label: string
/**
 * Where it leads.
 */
url: string
/**
 * _blank: in a new tab. Default _blank for other sites, else _self.
 */
target?: ("_self" | "_blank")
/**
 * A picture instead of the words.
 */
image?: string
/**
 * true: only for signed-in visitors. Default false.
 */
login_required?: boolean
}
/**
 * The foot of every page. Routes with placement footer are its links.
 */
export interface Footer {
/**
 * A module list shown above the links.
 */
modules_uri?: string
/**
 * HTML, sanitised: legal lines and the like.
 */
content?: string
/**
 * Columns of links besides the footer routes.
 * 
 * @maxItems 6
 */
columns?: FooterColumn[]
/**
 * true: the last line says which version of Marquee this is. Default false.
 */
show_version?: boolean
}
/**
 * One column of links.
 */
export interface FooterColumn {
/**
 * The words above the links.
 */
heading: string
/**
 * The links.
 */
links: ExternalLink[]
}
/**
 * Signing in.
 */
export interface AuthConfig {
/**
 * true: nobody signs in on this site; nothing of it asks for that. Default false.
 */
disabled?: boolean
/**
 * true: the sign-in form links to the requestaccess route. Default false.
 */
request_access?: boolean
/**
 * The brand's words for sign-in errors, keyed by code or status. A list makes several lines.
 */
error_messages?: {
[k: string]: string | string[]
}
/**
 * true: the page is reloaded after signing in. Default false.
 */
refresh_after_login?: boolean
/**
 * true: the page is reloaded after signing out. Default false.
 */
refresh_after_logout?: boolean
/**
 * true: the e-mail address is asked first, to find out how the account signs in. Default false.
 */
mfa?: boolean
/**
 * For this error code the login page and the sign-in dialog show the message and a Go home link in place of the form.
 */
special_error_code?: (string | number)
keycloak?: KeycloakConfig
/**
 * Other origins that /sso/tva may lead to. Default: none.
 * 
 * Items: An https address. http is taken for loopback addresses only.
 */
redirect_hosts?: string[]
}
/**
 * The keycloak-style server.
 */
export interface KeycloakConfig {
/**
 * Its issuer address.
 */
issuer: string
/**
 * This site's client id. Roles are named by it.
 */
client_id: string
}
/**
 * The wait before the site, or an event, opens.
 */
export interface Countdown {
/**
 * When it opens, by the server's clock. Where it is no moment there is no countdown: the site is open.
 */
start_time: string
/**
 * The words above the time.
 */
placeholder?: string
/**
 * The words of the button once it is open.
 */
btn_text?: string
/**
 * Class names of the countdown.
 */
css_class?: string
/**
 * Where moderators sign in before the start. Default /mod.
 */
mod_url?: string
/**
 * A picture at its foot, as wide as the page; in place: beside the words.
 */
img?: string
/**
 * true: signed-out visitors see nothing else before the start. Default false: a strip on the home page.
 */
full_page?: boolean
}
/**
 * What visitors are asked about cookies: docs/consent.md. The sentences of banner and dialog are texts, which a site replaces as any other; `enabled` alone makes a whole banner.
 */
export interface CookiesConsent {
/**
 * true: visitors are asked, and what needs consent waits for it. Default false.
 */
enabled?: boolean
privacyPolicy?: CookieCategory
necessary?: CookieCategory
analytics?: CookieCategory
performance?: CookieCategory
functional?: CookieCategory
}
/**
 * One kind of cookies.
 */
export interface CookieCategory {
/**
 * What it is called. Default: its name.
 */
title?: string
/**
 * What it is for. Default: words of the site.
 */
description?: string
link?: ExternalLink
/**
 * Its cookies: they are listed, and removed from the browser of whoever does not allow the category.
 * 
 * @maxItems 100
 */
cookies?: CookieEntry[]
}
/**
 * One cookie.
 */
export interface CookieEntry {
/**
 * Its name. A `*` at the end stands for what a tool adds: `_ga_*`.
 */
cookie: string
/**
 * How long it is kept, in words.
 */
duration?: string
/**
 * What it is for.
 */
description?: string
}
/**
 * Titles of these modules open as live events.
 */
export interface EventRule {
/**
 * Slugs of the modules.
 */
module_slug_list: string[]
/**
 * The first part of the address of a live event page.
 */
route_to_open: string
/**
 * true: the exit button leads to the title. Default false.
 */
is_return_to_title?: boolean
}
/**
 * A message for the members of one content group.
 */
export interface GroupMessage {
/**
 * The group's name.
 */
group: string
/**
 * Only for this error code. Default: any.
 */
error_code?: (string | number)
/**
 * What its members read.
 */
message: string
}
/**
 * Playback.
 */
export interface VideoConfig {
/**
 * The brand's words for playback errors, keyed by code.
 */
errors?: {
[k: string]: VideoError
}
}
/**
 * What stands in the player's place.
 */
export interface VideoError {
/**
 * The heading.
 */
headline?: string
/**
 * What the visitor can do.
 */
instructions?: string
/**
 * The picture behind it.
 */
poster?: string
}
/**
 * A script of the operator's. Its address also has to be allowed by the server's content security policy.
 */
export interface Script {
/**
 * Its address.
 */
src: string
/**
 * The consent that it needs; necessary: none. Required, so that no script runs without consent by mistake.
 */
category: ("necessary" | "analytics" | "performance" | "functional")
/**
 * Its hash, so that a changed file is refused.
 */
integrity?: string
/**
 * false: in order with the other scripts. Default true.
 */
async?: boolean
}
/**
 * A class name put on the root element from a moment on, for example to change the look on opening night.
 */
export interface GlobalClass {
/**
 * The class name.
 */
class: string
/**
 * From this moment on, by the server's clock.
 */
date: string
}
/**
 * What visitors are told about files before they are sent to a collection. A courtesy: the service decides.
 */
export interface UploadLimits {
/**
 * The largest file that may be handed in to a collection, in bytes. Default: any; the service decides.
 */
max_size?: number
/**
 * Endings of the names of files that are taken, for example ["mov", "srt"]. Default: any; the service decides.
 * 
 * Items: One ending, with or without its dot.
 */
extensions?: string[]
}
/**
 * Finds titles whose fields contain what was typed, in either case.
 */
export interface ContentSearch {
/**
 * true: shown. Default false.
 */
is_active?: boolean
/**
 * The fields that are searched, with a dot for a field within a field, for example "meta.director". Default ["name"].
 */
params?: string[]
/**
 * Results at most. Default 10.
 */
limit?: number
/**
 * When nothing matches. Default "No results found."
 */
no_results_text?: string
}
/**
 * Orders titles. The same key again turns the order round.
 */
export interface ContentSort {
/**
 * true: shown. Default false.
 */
is_active?: boolean
/**
 * The choices.
 */
params?: SortParam[]
/**
 * Order of the genres for the genre sort, by name or slug. Others follow by name.
 */
genresList?: string[]
}
/**
 * One choice of the sort.
 */
export interface SortParam {
/**
 * What is compared.
 */
value: ("alphanumeric" | "genre" | "release_year" | "premiere_date" | "just_added")
/**
 * The words of the choice.
 */
label?: string
/**
 * just_added: only titles of the last so many days. Default: all.
 */
days_to_cut_off?: number
/**
 * true: each module is sorted by itself and keeps its heading. false: the titles of all modules become one list. Default false.
 */
multi_modules?: boolean
}
/**
 * Shows the titles of one genre, module or group of the brand's own.
 */
export interface ContentFilter {
/**
 * true: shown. Default true where the filter is given.
 */
is_active?: boolean
/**
 * The words before the filter. Default "Filter".
 */
label?: string
/**
 * The words of the choice that shows everything. Default "All".
 */
browse_label?: string
/**
 * The same for the module filter. Default: browse_label.
 */
browse_modules_label?: string
/**
 * Groups of genres that the brand makes up.
 */
custom_genres?: CustomGenre[]
/**
 * The group at first. Default "All".
 */
default_custom_genre?: string
}
/**
 * Puts everything back.
 */
export interface ClearButton {
/**
 * true: shown while something is chosen. Default false.
 */
is_active?: boolean
/**
 * Its words. Default "Clear all parameters".
 */
label?: string
}
/**
 * Search, sort, filter and clear, over the title_grid modules of the page.
 */
export interface ContentMenu {
search?: ContentSearch
sort?: ContentSort
filter?: ContentFilter
clear_button?: ClearButton
}
/**
 * A row of pictures with names, for anything that has an address.
 */
export interface CarouselBasicModule {
/**
 * The module's id, sent with tracking.
 */
id?: (number | string)
/**
 * The module's name in addresses and in ignore_modules: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters. Unique in a list.
 */
slug: string
/**
 * The module's name, for operators. Visitors read it where display_name is missing.
 */
name?: string
/**
 * The heading that visitors read. Empty: no heading.
 */
display_name?: string
/**
 * The module type.
 */
type: "carousel_basic"
/**
 * The cards, in this order.
 * 
 * @maxItems 10000
 */
content?: TitleCard[]
config?: CarouselBasicConfig
/**
 * Class names of the module's element.
 */
class?: string
/**
 * true: the module is not shown. Default false.
 */
hidden?: boolean
targeting_params?: LiveTargeting
}
/**
 * What a card knows of a title, season, episode, extra, collection, picture or video. In a module list of a site folder the slug is enough: the service adds the rest from the catalogue; what the list says goes before.
 */
export interface TitleCard {
/**
 * An identifier of the service: a number or a string.
 */
id?: (number | string)
/**
 * A name for use in addresses: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters.
 */
slug: string
/**
 * The name that visitors read.
 */
name?: string
/**
 * The original name.
 */
title_name?: string
/**
 * feature, series, season, episode, extra, trailer, primary-asset, image, video or collection.
 */
title_type?: string
hierarchy?: Hierarchy
/**
 * Two or three sentences. Plain text.
 */
description?: string
summaries?: Summaries
/**
 * Another summary, used where the brand asks for it.
 */
alternate_summary?: string
/**
 * Its genres, the main one first.
 */
genres?: Genre[]
images?: Images
/**
 * The upright picture, 2:3.
 */
poster?: string
/**
 * The wide picture, 21:9.
 */
background?: string
/**
 * G, PG, PG-13, R, NC-17, TV-Y, TV-Y7, TV-G, TV-PG, TV-14, TV-MA or NR.
 */
rating?: string
/**
 * Year of the first release.
 */
release_year?: number
/**
 * Day of the first release.
 */
release_date?: string
/**
 * Running time in seconds.
 */
runtime?: number
/**
 * Running time in words, for example "2h 33m". Default: made from runtime.
 */
runtime_display?: string
/**
 * false: cannot be played yet. Default true.
 */
is_playable?: boolean
/**
 * false: not released yet. Default true.
 */
is_released?: boolean
/**
 * Number of episodes of a series or season.
 */
episode_count?: number
/**
 * Number of an episode in its season.
 */
episode_num?: number
/**
 * Number of the season.
 */
season_num?: number
/**
 * Name of the season.
 */
season_name?: string
/**
 * An identifier of the service: a number or a string.
 */
asset_id?: (number | string)
nominations?: Nominations
just_added_date?: JustAdded
premiere_date?: Premiere
primary_video?: PrimaryVideo
/**
 * Whose title it is, for the content-owner filter.
 */
title_original_owner?: string
/**
 * Slugs of its live events, the last one is used.
 * 
 * Items: A name for use in addresses: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters.
 */
live_events?: string[]
/**
 * How far the viewer got, in seconds.
 */
progress?: number
/**
 * One line of context above the name, in a hero or promo.
 */
kicker?: string
/**
 * Where the card leads instead of its title page.
 */
link?: string
/**
 * A muted clip that plays in a hero instead of the picture.
 */
video?: string
/**
 * Number of items of a collection.
 */
items_total?: number
meta?: TitleMeta
[k: string]: unknown
}
/**
 * What a season, episode or extra belongs to.
 */
export interface Hierarchy {
/**
 * An identifier of the service: a number or a string.
 */
parent_id?: (number | string)
/**
 * A name for use in addresses: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters.
 */
parent_slug?: string
/**
 * The parent's name.
 */
parent_title?: string
/**
 * Name of the season.
 */
season_name?: string
/**
 * Number of the season.
 */
season_num?: number
[k: string]: unknown
}
/**
 * Summaries by length.
 */
export interface Summaries {
/**
 * One sentence.
 */
summary?: string
/**
 * About 190 characters.
 */
summary_190?: string
/**
 * About 400 characters.
 */
summary_400?: string
[k: string]: unknown
}
/**
 * One genre.
 */
export interface Genre {
/**
 * An identifier of the service: a number or a string.
 */
id?: (number | string)
/**
 * As visitors read it.
 */
name: string
/**
 * A name for use in addresses: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters.
 */
slug: string
/**
 * The picture of the genre card.
 */
image_path?: string
[k: string]: unknown
}
/**
 * Pictures by use.
 */
export interface Images {
/**
 * Wide, 21:9, with a calm left.
 */
banner?: string
/**
 * A smaller banner, 16:9.
 */
bannerThumb?: string
/**
 * Behind the title page.
 */
detail?: string
/**
 * A still, 16:9.
 */
image?: string
/**
 * The name in its own lettering, on nothing.
 */
logo?: string
/**
 * The poster, 2:3.
 */
thumb?: string
/**
 * day: dark text stands on the banner, night: light text. Default: a scrim of ink lies below the text.
 */
tone?: ("day" | "night")
/**
 * The banner's darkest colour, for scrims, as #rrggbb.
 */
ink?: string
/**
 * Width of the logo divided by its height, so that its space is kept.
 */
logoRatio?: number
[k: string]: unknown
}
/**
 * Honours.
 */
export interface Nominations {
/**
 * Wins.
 */
award_count?: number
/**
 * Nominations.
 */
nomination_count?: number
/**
 * Each win and nomination, for the view nominations. Default: only the numbers are known.
 * 
 * @maxItems 1000
 */
honours?: Honour[]
[k: string]: unknown
}
/**
 * One win or nomination.
 */
export interface Honour {
/**
 * The category, for example "Best picture".
 */
category: string
/**
 * Who is honoured. Default: the title.
 */
nominee?: string
/**
 * The award or jury. Default: that of the site.
 */
award?: string
/**
 * Year of the award. Default: not shown.
 */
year?: number
/**
 * true: a win. Default false: a nomination.
 */
won?: boolean
[k: string]: unknown
}
/**
 * When something was last added to it.
 */
export interface JustAdded {
/**
 * The day.
 */
newest_date?: string
[k: string]: unknown
}
/**
 * Its premiere on this site.
 */
export interface Premiere {
/**
 * The day.
 */
premiere_date?: string
/**
 * An identifier of the service: a number or a string.
 */
title_id?: (number | string)
[k: string]: unknown
}
/**
 * What plays when the title is played.
 */
export interface PrimaryVideo {
/**
 * A name for use in addresses: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters.
 */
slug?: string
/**
 * An identifier of the service: a number or a string.
 */
asset_id?: (number | string)
[k: string]: unknown
}
/**
 * Further facts.
 */
export interface TitleMeta {
/**
 * Studios.
 */
studios?: string[]
/**
 * Director or directors.
 */
director?: string
/**
 * Cast.
 */
cast?: CastMember[]
/**
 * Country of origin.
 */
country?: string
/**
 * Another name, shown on watch pages where present.
 */
alternate_title_name?: string
/**
 * Words about the premiere.
 */
premiere?: string
/**
 * The same, in an older spelling.
 */
premier?: string
/**
 * Words about an embargo.
 */
embargo?: string
/**
 * When the embargo ends: its words go then. Default: they stay.
 */
embargo_until?: string
/**
 * Heading of the episode list.
 */
custom_episode_heading?: string
/**
 * Heading of the title page.
 */
title_heading?: string
/**
 * Module placements of the title page.
 */
modules?: unknown[]
/**
 * true: seasons are not named. Default false.
 */
hide_season_label?: boolean
/**
 * How it ends, for the view spoilers. Plain text.
 */
spoilers?: string
[k: string]: unknown
}
/**
 * One person and part.
 */
export interface CastMember {
/**
 * The person.
 */
name: string
/**
 * The part.
 */
role?: string
[k: string]: unknown
}
/**
 * Settings of carousel_basic.
 */
export interface CarouselBasicConfig {
/**
 * Shape of the pictures: promo 21:9, still 16:9, tall 4:5, square 1:1, poster 2:3.
 */
shape?: ("promo" | "still" | "tall" | "square" | "poster")
/**
 * What stands below a picture: none, the name, the name and one line of facts, the name and the description, or wins and nominations.
 */
captions?: ("none" | "name" | "facts" | "description" | "nominations")
/**
 * true: the heading leads to /category/ and the module's slug. Default false.
 */
header_clickable?: boolean
/**
 * Words of the link beside the heading, for example "See all". It leads to /category/ and the module's slug. Default: no link.
 */
see_all?: string
/**
 * Where the link beside the heading leads, when that is not /category/ and the module's slug.
 */
see_all_link?: string
/**
 * The first part of the address that a card leads to, before its slug. Default /title.
 */
path?: string
}
/**
 * Where else the module is reached, and whether its titles are live.
 */
export interface LiveTargeting {
/**
 * true: the module is an entry of the top bar where the navbar's list holds it; it leads to /category/ and the module's slug. Default false. A title_grid is also a choice of the page's module filter, by default.
 */
add_to_menu?: boolean
/**
 * true: the module's titles are live. Their cards carry a badge; as a title_grid the module is no part of search and sort. Default false.
 */
is_livestream?: boolean
}
/**
 * A row of episodes, with numbers and descriptions. Arrows appear above four.
 */
export interface CarouselEpisodeModule {
/**
 * The module's id, sent with tracking.
 */
id?: (number | string)
/**
 * The module's name in addresses and in ignore_modules: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters. Unique in a list.
 */
slug: string
/**
 * The module's name, for operators. Visitors read it where display_name is missing.
 */
name?: string
/**
 * The heading that visitors read. Empty: no heading.
 */
display_name?: string
/**
 * The module type.
 */
type: "carousel_episode"
/**
 * The cards, in this order.
 * 
 * @maxItems 10000
 */
content?: TitleCard[]
config?: CarouselEpisodeConfig
/**
 * Class names of the module's element.
 */
class?: string
/**
 * true: the module is not shown. Default false.
 */
hidden?: boolean
targeting_params?: LiveTargeting
}
/**
 * Settings of carousel_episode.
 */
export interface CarouselEpisodeConfig {
/**
 * Shape of the pictures: promo 21:9, still 16:9, tall 4:5, square 1:1, poster 2:3.
 */
shape?: ("promo" | "still" | "tall" | "square" | "poster")
/**
 * What stands below a picture: none, the name, the name and one line of facts, the name and the description, or wins and nominations.
 */
captions?: ("none" | "name" | "facts" | "description" | "nominations")
/**
 * true: the heading leads to /category/ and the module's slug. Default false.
 */
header_clickable?: boolean
/**
 * Words of the link beside the heading, for example "See all". It leads to /category/ and the module's slug. Default: no link.
 */
see_all?: string
/**
 * Where the link beside the heading leads, when that is not /category/ and the module's slug.
 */
see_all_link?: string
/**
 * The first part of the address that a card leads to, before its slug. Default /title.
 */
path?: string
/**
 * Slug of a series whose episodes are shown where content is empty.
 */
series?: string
/**
 * Number of its season. Default: the last one.
 */
season?: number
}
/**
 * Large slides that advance by themselves, one title each.
 */
export interface CarouselHeroModule {
/**
 * The module's id, sent with tracking.
 */
id?: (number | string)
/**
 * The module's name in addresses and in ignore_modules: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters. Unique in a list.
 */
slug: string
/**
 * The module's name, for operators. Visitors read it where display_name is missing.
 */
name?: string
/**
 * The heading that visitors read. Empty: no heading.
 */
display_name?: string
/**
 * The module type.
 */
type: "carousel_hero"
/**
 * The cards, in this order.
 * 
 * @maxItems 10000
 */
content?: TitleCard[]
config?: CarouselHeroConfig
/**
 * Class names of the module's element.
 */
class?: string
/**
 * true: the module is not shown. Default false.
 */
hidden?: boolean
targeting_params?: LiveTargeting
}
/**
 * Settings of carousel_hero.
 */
export interface CarouselHeroConfig {
/**
 * full: picture edge to edge with text on it. split: text beside the picture. framed: a rounded picture with text on it. Default full.
 */
layout?: ("full" | "split" | "framed")
/**
 * false: slides advance only when asked. Default true.
 */
autoplay?: boolean
/**
 * The first part of the address that a card leads to, before its slug. Default /title.
 */
path?: string
/**
 * Words of the first button. Default "Watch".
 */
watch_label?: string
/**
 * true: wins and nominations stand in the text of a slide. Default false.
 */
show_nominations?: boolean
}
/**
 * Wide cards that lead to worlds, genres or campaigns.
 */
export interface CarouselPromoModule {
/**
 * The module's id, sent with tracking.
 */
id?: (number | string)
/**
 * The module's name in addresses and in ignore_modules: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters. Unique in a list.
 */
slug: string
/**
 * The module's name, for operators. Visitors read it where display_name is missing.
 */
name?: string
/**
 * The heading that visitors read. Empty: no heading.
 */
display_name?: string
/**
 * The module type.
 */
type: "carousel_promo"
/**
 * The cards, in this order.
 * 
 * @maxItems 10000
 */
content?: TitleCard[]
config?: CarouselPromoConfig
/**
 * Class names of the module's element.
 */
class?: string
/**
 * true: the module is not shown. Default false.
 */
hidden?: boolean
targeting_params?: LiveTargeting
}
/**
 * Settings of carousel_promo.
 */
export interface CarouselPromoConfig {
/**
 * Cards at most. Default 5.
 */
slides?: number
/**
 * Shape of the pictures: promo 21:9, still 16:9, tall 4:5, square 1:1, poster 2:3.
 */
shape?: ("promo" | "still" | "tall" | "square" | "poster")
/**
 * What stands below a picture: none, the name, the name and one line of facts, the name and the description, or wins and nominations.
 */
captions?: ("none" | "name" | "facts" | "description" | "nominations")
/**
 * true: the heading leads to /category/ and the module's slug. Default false.
 */
header_clickable?: boolean
/**
 * Words of the link beside the heading, for example "See all". It leads to /category/ and the module's slug. Default: no link.
 */
see_all?: string
/**
 * Where the link beside the heading leads, when that is not /category/ and the module's slug.
 */
see_all_link?: string
/**
 * The first part of the address that a card leads to, before its slug. Default /title.
 */
path?: string
}
/**
 * A row of titles.
 */
export interface CarouselShowModule {
/**
 * The module's id, sent with tracking.
 */
id?: (number | string)
/**
 * The module's name in addresses and in ignore_modules: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters. Unique in a list.
 */
slug: string
/**
 * The module's name, for operators. Visitors read it where display_name is missing.
 */
name?: string
/**
 * The heading that visitors read. Empty: no heading.
 */
display_name?: string
/**
 * The module type.
 */
type: "carousel_show"
/**
 * The cards, in this order.
 * 
 * @maxItems 10000
 */
content?: TitleCard[]
config?: CarouselShowConfig
/**
 * Class names of the module's element.
 */
class?: string
/**
 * true: the module is not shown. Default false.
 */
hidden?: boolean
targeting_params?: LiveTargeting
}
/**
 * Settings of carousel_show.
 */
export interface CarouselShowConfig {
/**
 * Shape of the pictures: promo 21:9, still 16:9, tall 4:5, square 1:1, poster 2:3.
 */
shape?: ("promo" | "still" | "tall" | "square" | "poster")
/**
 * What stands below a picture: none, the name, the name and one line of facts, the name and the description, or wins and nominations.
 */
captions?: ("none" | "name" | "facts" | "description" | "nominations")
/**
 * true: the heading leads to /category/ and the module's slug. Default false.
 */
header_clickable?: boolean
/**
 * Words of the link beside the heading, for example "See all". It leads to /category/ and the module's slug. Default: no link.
 */
see_all?: string
/**
 * Where the link beside the heading leads, when that is not /category/ and the module's slug.
 */
see_all_link?: string
/**
 * The first part of the address that a card leads to, before its slug. Default /title.
 */
path?: string
/**
 * true: the row holds what the viewer began and has not finished, by their own history, in place of content; for whoever is signed out or has begun nothing there is no row. Default false.
 */
history?: boolean
}
/**
 * Collections of assets as cards.
 */
export interface CollectionModule {
/**
 * The module's id, sent with tracking.
 */
id?: (number | string)
/**
 * The module's name in addresses and in ignore_modules: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters. Unique in a list.
 */
slug: string
/**
 * The module's name, for operators. Visitors read it where display_name is missing.
 */
name?: string
/**
 * The heading that visitors read. Empty: no heading.
 */
display_name?: string
/**
 * The module type.
 */
type: "collection"
/**
 * The cards, in this order.
 * 
 * @maxItems 10000
 */
content?: TitleCard[]
config?: CollectionConfig
/**
 * Class names of the module's element.
 */
class?: string
/**
 * true: the module is not shown. Default false.
 */
hidden?: boolean
targeting_params?: Targeting
}
/**
 * Settings of collection.
 */
export interface CollectionConfig {
/**
 * Shape of the pictures: promo 21:9, still 16:9, tall 4:5, square 1:1, poster 2:3.
 */
shape?: ("promo" | "still" | "tall" | "square" | "poster")
/**
 * What stands below a picture: none, the name, the name and one line of facts, the name and the description, or wins and nominations.
 */
captions?: ("none" | "name" | "facts" | "description" | "nominations")
/**
 * true: the heading leads to /category/ and the module's slug. Default false.
 */
header_clickable?: boolean
/**
 * Words of the link beside the heading, for example "See all". It leads to /category/ and the module's slug. Default: no link.
 */
see_all?: string
/**
 * Where the link beside the heading leads, when that is not /category/ and the module's slug.
 */
see_all_link?: string
/**
 * The first part of the address that a card leads to, before its slug. Default /title.
 */
path?: string
/**
 * row: one line that scrolls. grid: columns. Default grid.
 */
layout?: ("row" | "grid")
/**
 * Signed-in viewers see their own collections of this type, the newest first, in place of content. Default: content.
 */
collection_type?: ("collection" | "recommendation")
/**
 * At most so many of them are asked for. Default 12.
 */
limit?: number
}
/**
 * Where else the module is reached.
 */
export interface Targeting {
/**
 * true: the module is an entry of the top bar where the navbar's list holds it; it leads to /category/ and the module's slug. Default false. A title_grid is also a choice of the page's module filter, by default.
 */
add_to_menu?: boolean
}
/**
 * One video, large, with a poster.
 */
export interface FeaturedVideoModule {
/**
 * The module's id, sent with tracking.
 */
id?: (number | string)
/**
 * The module's name in addresses and in ignore_modules: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters. Unique in a list.
 */
slug: string
/**
 * The module's name, for operators. Visitors read it where display_name is missing.
 */
name?: string
/**
 * The heading that visitors read. Empty: no heading.
 */
display_name?: string
/**
 * The module type.
 */
type: "featured_video"
/**
 * The cards, in this order.
 * 
 * @maxItems 10000
 */
content: TitleCard[]
config?: FeaturedVideoConfig
/**
 * Class names of the module's element.
 */
class?: string
/**
 * true: the module is not shown. Default false.
 */
hidden?: boolean
targeting_params?: LiveTargeting
}
/**
 * Settings of featured_video.
 */
export interface FeaturedVideoConfig {
/**
 * Words of the play button. Default "Watch".
 */
watch_label?: string
/**
 * The first part of the address that a card leads to, before its slug. Default /title.
 */
path?: string
/**
 * wide: picture over the whole width. beside: text beside the picture. Default wide.
 */
layout?: ("wide" | "beside")
}
/**
 * HTML of the operator. It is sanitised: no scripts, styles or forms.
 */
export interface HtmlBlockModule {
/**
 * The module's id, sent with tracking.
 */
id?: (number | string)
/**
 * The module's name in addresses and in ignore_modules: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters. Unique in a list.
 */
slug: string
/**
 * The module's name, for operators. Visitors read it where display_name is missing.
 */
name?: string
/**
 * The heading that visitors read. Empty: no heading.
 */
display_name?: string
/**
 * The module type.
 */
type: "html_block"
/**
 * The HTML.
 */
content?: string
config?: HtmlBlockConfig
/**
 * Class names of the module's element.
 */
class?: string
/**
 * true: the module is not shown. Default false.
 */
hidden?: boolean
targeting_params?: Targeting
}
/**
 * Settings of html_block.
 */
export interface HtmlBlockConfig {
/**
 * true: as wide as the page. Default: a column of text.
 */
wide?: boolean
}
/**
 * A menu over the title_grid modules of the page: by genre, by module, or a content menu with search, sort, filter and clear.
 */
export interface MenuModuleModule {
/**
 * The module's id, sent with tracking.
 */
id?: (number | string)
/**
 * The module's name in addresses and in ignore_modules: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters. Unique in a list.
 */
slug: string
/**
 * The module's name, for operators. Visitors read it where display_name is missing.
 */
name?: string
/**
 * The heading that visitors read. Empty: no heading.
 */
display_name?: string
/**
 * The module type.
 */
type: "menu_module"
/**
 * Not used by this type.
 * 
 * @maxItems 10000
 */
content?: unknown[]
config?: MenuModuleConfig
/**
 * Class names of the module's element.
 */
class?: string
/**
 * true: the module is not shown. Default false.
 */
hidden?: boolean
/**
 * menu_module: what it filters by, default custom. title_grid: the kind of menu that reaches it. Default: every kind.
 */
filter_by?: ("genre" | "type" | "module" | "custom")
targeting_params?: ContentMenu
}
/**
 * Settings of menu_module.
 */
export interface MenuModuleConfig {
/**
 * true: stays below the top bar while the page scrolls. Default false.
 */
sticky?: boolean
}
/**
 * Empty space, or the place of something that comes later.
 */
export interface PlaceholderModule {
/**
 * The module's id, sent with tracking.
 */
id?: (number | string)
/**
 * The module's name in addresses and in ignore_modules: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters. Unique in a list.
 */
slug: string
/**
 * The module's name, for operators. Visitors read it where display_name is missing.
 */
name?: string
/**
 * The heading that visitors read. Empty: no heading.
 */
display_name?: string
/**
 * The module type.
 */
type: "placeholder"
/**
 * Words in the space. Default: none.
 */
content?: string
config?: PlaceholderConfig
/**
 * Class names of the module's element.
 */
class?: string
/**
 * true: the module is not shown. Default false.
 */
hidden?: boolean
targeting_params?: Targeting
}
/**
 * Settings of placeholder.
 */
export interface PlaceholderConfig {
/**
 * Height in CSS pixels. Default 160.
 */
height?: number
}
/**
 * A heading and plain text.
 */
export interface TextBlockModule {
/**
 * The module's id, sent with tracking.
 */
id?: (number | string)
/**
 * The module's name in addresses and in ignore_modules: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters. Unique in a list.
 */
slug: string
/**
 * The module's name, for operators. Visitors read it where display_name is missing.
 */
name?: string
/**
 * The heading that visitors read. Empty: no heading.
 */
display_name?: string
/**
 * The module type.
 */
type: "text_block"
/**
 * The text. An empty line makes a paragraph.
 */
content?: string
config?: TextBlockConfig
/**
 * Class names of the module's element.
 */
class?: string
/**
 * true: the module is not shown. Default false.
 */
hidden?: boolean
targeting_params?: Targeting
}
/**
 * Settings of text_block.
 */
export interface TextBlockConfig {
/**
 * statement: a large sentence with text beside it. quote: centred and large. plain: text in one column. invitation: a panel with a button. Default statement.
 */
layout?: ("statement" | "quote" | "plain" | "invitation")
/**
 * quote: who said it.
 */
cite?: string
link?: ExternalLink
}
/**
 * Titles as tiles in columns. The content menu of the page works on it.
 */
export interface TitleGridModule {
/**
 * The module's id, sent with tracking.
 */
id?: (number | string)
/**
 * The module's name in addresses and in ignore_modules: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters. Unique in a list.
 */
slug: string
/**
 * The module's name, for operators. Visitors read it where display_name is missing.
 */
name?: string
/**
 * The heading that visitors read. Empty: no heading.
 */
display_name?: string
/**
 * The module type.
 */
type: "title_grid"
/**
 * The cards, in this order.
 * 
 * @maxItems 10000
 */
content?: TitleCard[]
config?: TitleGridConfig
/**
 * Class names of the module's element.
 */
class?: string
/**
 * true: the module is not shown. Default false.
 */
hidden?: boolean
/**
 * menu_module: what it filters by, default custom. title_grid: the kind of menu that reaches it. Default: every kind.
 */
filter_by?: ("genre" | "type" | "module" | "custom")
targeting_params?: LiveTargeting
}
/**
 * Settings of title_grid.
 */
export interface TitleGridConfig {
/**
 * Shape of the pictures: promo 21:9, still 16:9, tall 4:5, square 1:1, poster 2:3.
 */
shape?: ("promo" | "still" | "tall" | "square" | "poster")
/**
 * What stands below a picture: none, the name, the name and one line of facts, the name and the description, or wins and nominations.
 */
captions?: ("none" | "name" | "facts" | "description" | "nominations")
/**
 * true: the heading leads to /category/ and the module's slug. Default false.
 */
header_clickable?: boolean
/**
 * Words of the link beside the heading, for example "See all". It leads to /category/ and the module's slug. Default: no link.
 */
see_all?: string
/**
 * Where the link beside the heading leads, when that is not /category/ and the module's slug.
 */
see_all_link?: string
/**
 * The first part of the address that a card leads to, before its slug. Default /title.
 */
path?: string
/**
 * tiles: stills with lettering. posters: posters with names. mosaic: the first one large. Default tiles.
 */
layout?: ("tiles" | "posters" | "mosaic")
/**
 * Rows shown before "Show more" on screens of at least 1200 pixels. With it, screens below 1200 pixels show 2 rows, those below 768 pixels 3. Default: all.
 */
rows?: number
}
/**
 * Director and cast with their parts.
 */
export interface CastView {
/**
 * The view type.
 */
type: "cast"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
}
/**
 * Clips.
 */
export interface ClipView {
/**
 * The view type.
 */
type: "clip"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
/**
 * The title types that are asked for. Default ["clip"].
 * 
 * @minItems 1
 * @maxItems 20
 */
types?: string[]
/**
 * grid: columns. row: one row that scrolls. Default grid.
 */
layout?: ("grid" | "row")
}
/**
 * Extras: making of, interviews and the like.
 */
export interface ExtraView {
/**
 * The view type.
 */
type: "extra"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
/**
 * The title types that are asked for. Default ["extra"].
 * 
 * @minItems 1
 * @maxItems 20
 */
types?: string[]
/**
 * grid: columns. row: one row that scrolls. Default grid.
 */
layout?: ("grid" | "row")
}
/**
 * The film itself and its versions, ready to be watched.
 */
export interface FeatureView {
/**
 * The view type.
 */
type: "feature"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
}
/**
 * Pictures, each also large in a lightbox.
 */
export interface GalleryView {
/**
 * The view type.
 */
type: "gallery"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
/**
 * The type of media that the service is asked for. Default gallery.
 */
media?: string
}
/**
 * The best moments, in a row.
 */
export interface HighlightsView {
/**
 * The view type.
 */
type: "highlights"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
/**
 * The title types that are asked for. Default ["highlight"].
 * 
 * @minItems 1
 * @maxItems 20
 */
types?: string[]
}
/**
 * Links and documents.
 */
export interface LinksView {
/**
 * The view type.
 */
type: "links"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
}
/**
 * Live events of the title.
 */
export interface LiveEventsView {
/**
 * The view type.
 */
type: "live_events"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
}
/**
 * Several views below one another under one tab.
 */
export interface MergedView {
/**
 * The view type.
 */
type: "merged"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
/**
 * The views, in this order. Each takes the settings of its type. A merged view in a merged view is skipped.
 * 
 * @minItems 1
 * @maxItems 16
 */
views: MergedPart[]
}
/**
 * One view. Its own fields are checked by the schema of its type.
 */
export interface MergedPart {
/**
 * The view type.
 */
type: string
[k: string]: unknown
}
/**
 * Extras of several types in one grid, in the order of the service.
 */
export interface MixedView {
/**
 * The view type.
 */
type: "mixed"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
/**
 * The title types that are asked for. Default: all extras.
 * 
 * @minItems 1
 * @maxItems 20
 */
types?: string[]
/**
 * grid: columns. row: one row that scrolls. Default grid.
 */
layout?: ("grid" | "row")
}
/**
 * Wins and nominations by category.
 */
export interface NominationsView {
/**
 * The view type.
 */
type: "nominations"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
}
/**
 * Screenplays and other papers to read.
 */
export interface ScreenplayView {
/**
 * The view type.
 */
type: "screenplay"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
/**
 * The type of media that the service is asked for. Default screenplay.
 */
media?: string
}
/**
 * The episodes of a series by season. The last season with episodes comes first.
 */
export interface SeasonsView {
/**
 * The view type.
 */
type: "seasons"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
}
/**
 * Pieces of music.
 */
export interface SoundtrackView {
/**
 * The view type.
 */
type: "soundtrack"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
/**
 * The type of media that the service is asked for. Default soundtrack.
 */
media?: string
}
/**
 * How it ends, shown only when asked for. Needs show_spoilers of the config.
 */
export interface SpoilersView {
/**
 * The view type.
 */
type: "spoilers"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
}
/**
 * The text about the title.
 */
export interface SummaryView {
/**
 * The view type.
 */
type: "summary"
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
/**
 * Which of its texts. Default: the longest.
 */
field?: ("description" | "summary" | "summary_190" | "summary_400" | "alternate_summary")
}
/**
 * A module list: the modules of one page, of the footer or of the navbar.
 */
export interface ModuleList {
/**
 * Version of this format. Default 1.
 */
schema_version?: number
/**
 * The placements.
 * 
 * @maxItems 5000
 */
data: ModulePlacement[]
}
/**
 * One entry of a module list: a module, and where it stands.
 */
export interface ModulePlacement {
/**
 * The placement's id, sent with tracking.
 */
id?: (number | string)
/**
 * Order on the page, the smallest first. Default: the order of the list.
 */
position?: number
/**
 * Where on the page: top (before the page's own content), main, or bottom (after it). Default main; other words count as main.
 */
placement?: string
/**
 * When the placement comes, by the service's clock. Default: it is there.
 */
from?: string
/**
 * When it goes, by the service's clock. Default: it stays.
 */
until?: string
/**
 * What is shown. Its type decides which fields it has.
 */
module: (CarouselBasicModule | CarouselEpisodeModule | CarouselHeroModule | CarouselPromoModule | CarouselShowModule | CollectionModule | FeaturedVideoModule | HtmlBlockModule | MenuModuleModule | PlaceholderModule | TextBlockModule | TitleGridModule)
}
/**
 * Whether it is so, or was done: the answer to GET /user/reset/valid/ and POST /user/request/.
 */
export interface Acknowledgement {
/**
 * true: the link is good, the request was taken. Default: no.
 */
success?: boolean
/**
 * Words of the service. Visitors read them where a request for access is refused. Default: the site's own.
 */
message?: (string | null)
[k: string]: unknown
}
/**
 * One choice of the affiliation when people answer an invitation. An entry of GET /affiliations/.
 */
export interface Affiliation {
/**
 * As visitors read it.
 */
name: string
/**
 * What is sent.
 */
slug: string
/**
 * Guests at most. The choices run from 1 to here; 0: no guests. Default 0.
 */
allowed_guests?: number
[k: string]: unknown
}
/**
 * Where a transfer by Aspera begins: `data` of GET /collections/{id}/item/{itemId}/user-data/. Without a root there is the plain download.
 */
export interface AsperaUserData {
/**
 * Folder on the transfer server for viewers that it knows. Default: none.
 */
registered_root?: string
/**
 * Folder on the transfer server for all others. Default: none.
 */
unregistered_root?: string
[k: string]: unknown
}
/**
 * Who changed it, and when.
 */
export interface RevisionUser {
/**
 * As others read it.
 */
display_name?: string
/**
 * When.
 */
revision_date?: string
[k: string]: unknown
}
/**
 * One change of an asset. An entry of GET /collections/item/revision/{id}/.
 */
export interface AssetRevision {
user: RevisionUser
[k: string]: unknown
}
/**
 * A user in short.
 */
export interface AssetPerson {
/**
 * The user's id.
 */
id?: (number | string)
/**
 * User name or e-mail address.
 */
username?: string
/**
 * As others read it. Default: username.
 */
display_name?: string
[k: string]: unknown
}
/**
 * One decision.
 */
export interface Approval {
/**
 * What was decided.
 */
action: ("approved" | "rejected")
/**
 * When.
 */
created_at?: string
user?: AssetPerson
[k: string]: unknown
}
/**
 * Facts about the file.
 */
export interface AssetMeta {
/**
 * Language, as people read it. Default: unknown.
 */
language?: string
/**
 * Width and height in pixels, for example 1920x1080. Default: unknown.
 */
resolution?: string
/**
 * Size in bytes, or in words, for example "1.2 GB". Default: unknown.
 */
size?: (number | string)
/**
 * Tags. Default: none.
 * 
 * @maxItems 200
 * 
 * Items: One tag.
 */
tags?: string[]
/**
 * Group of versions that conform to each other.
 */
titleConformanceGroup?: string
/**
 * Type of the title.
 */
titleType?: string
/**
 * Version of the title.
 */
titleVersionName?: string
/**
 * Version of the file.
 */
versionName?: string
/**
 * Season.
 */
seasonName?: string
/**
 * Series.
 */
seriesName?: string
/**
 * Episode.
 */
episodeName?: string
[k: string]: unknown
}
/**
 * One asset of a collection. An entry of GET /collections/{id}/items/.
 */
export interface CollectionAsset {
/**
 * Its id.
 */
id: (number | string)
/**
 * Its name.
 */
title?: string
/**
 * What kind of file it is. Default other.
 */
file_type?: ("image" | "video" | "subtitle" | "audio" | "other")
/**
 * Ending of the file's name, without the dot.
 */
ext?: string
/**
 * Its picture. Default: a sign for the type of file.
 */
image?: string
/**
 * Only a ready video plays. Default ready.
 */
status?: ("ready" | "failed" | "processing" | "in progress")
/**
 * true: approved; the buttons are closed. Default false.
 */
is_approved?: boolean
/**
 * true: rejected; the buttons are closed. Default false.
 */
is_rejected?: boolean
/**
 * Name of the show that it belongs to. Default: none.
 */
show_title?: string
created_by?: AssetPerson
/**
 * When it was uploaded.
 */
created_at?: string
modified_by?: AssetPerson
/**
 * When it last changed.
 */
updated_at?: string
/**
 * What was decided, the latest first. Default: nothing yet.
 * 
 * @maxItems 1000
 */
approval_status?: Approval[]
/**
 * Who changed it when, the latest first. Default: nobody.
 * 
 * @maxItems 1000
 */
revisions?: AssetRevision[]
meta?: AssetMeta
[k: string]: unknown
}
/**
 * A user in short.
 */
export interface CollectionPerson {
/**
 * The user's id.
 */
id?: (number | string)
/**
 * User name or e-mail address.
 */
username?: string
/**
 * As others read it. Default: username.
 */
display_name?: string
[k: string]: unknown
}
/**
 * Who may do what.
 */
export interface CollectionAccess {
/**
 * People. Default: none.
 * 
 * @maxItems 5000
 */
users?: CollectionUser[]
/**
 * Groups. Default: none.
 * 
 * @maxItems 1000
 */
groups?: CollectionGroup[]
[k: string]: unknown
}
/**
 * One person with access.
 */
export interface CollectionUser {
/**
 * User name or e-mail address.
 */
user: string
/**
 * First name.
 */
first_name?: string
/**
 * Last name.
 */
last_name?: string
/**
 * external: a contractor, shown with (External). Default internal.
 */
user_type?: ("internal" | "external")
/**
 * What is allowed.
 * 
 * Items: read: view. write comments: discuss. write: upload and delete. approve: approve and reject. download: download.
 */
permissions?: ("read" | "write comments" | "write" | "approve" | "download")[]
/**
 * Access from this day on. Default: at once.
 */
start_date?: string
/**
 * Access until this day. Default: open.
 */
end_date?: string
/**
 * Last visit. Default: never.
 */
visit_date?: string
[k: string]: unknown
}
/**
 * One group with access.
 */
export interface CollectionGroup {
/**
 * Its id.
 */
id: (number | string)
/**
 * As others read it.
 */
name: string
/**
 * Its members. Default: none.
 * 
 * @maxItems 5000
 * 
 * Items: User name or e-mail address.
 */
users?: string[]
/**
 * What is allowed.
 * 
 * Items: read: view. write comments: discuss. write: upload and delete. approve: approve and reject. download: download.
 */
permissions?: ("read" | "write comments" | "write" | "approve" | "download")[]
[k: string]: unknown
}
/**
 * What is in it, in short.
 */
export interface CollectionItems {
/**
 * Number of assets.
 */
total: number
/**
 * Pictures of the first assets. Default: none.
 * 
 * @maxItems 100
 */
thumbnails?: CollectionThumbnail[]
[k: string]: unknown
}
/**
 * A small picture of an asset.
 */
export interface CollectionThumbnail {
/**
 * The picture. Default: a sign for the type of file.
 */
image?: string
/**
 * What kind of file it is. Default other.
 */
file_type?: ("image" | "video" | "subtitle" | "audio" | "other")
/**
 * Ending of the file's name, without the dot.
 */
ext?: string
[k: string]: unknown
}
/**
 * A collection of assets that people review. An entry of GET /collections/, and GET /collections/{id}/.
 */
export interface Collection {
/**
 * Its id; its address ends in it.
 */
id: (number | string)
/**
 * Its name.
 */
title: string
/**
 * The heading of a recommendation. Default: title.
 */
collection_title?: string
/**
 * What it is for. Plain text; cut after 3 lines on cards, 9 in the panel. Default: none.
 */
description?: string
/**
 * The last day. Shown as Expired, Expiring today, or Expiring in N days under 5. Default: it stays.
 */
expire_date?: string
/**
 * The same, in an older spelling.
 */
end_date?: string
/**
 * The picture behind its heading. Default: a quiet surface.
 */
background?: string
created_by?: CollectionPerson
/**
 * When it was made.
 */
created_at?: string
/**
 * When it last changed.
 */
updated_at?: string
access?: CollectionAccess
items?: CollectionItems
[k: string]: unknown
}
/**
 * One comment in a conversation. An entry of GET /comments/item/{type}/{id}/.
 */
export interface Comment {
/**
 * Its id.
 */
id: (number | string)
/**
 * The words. Plain text.
 */
comment: string
/**
 * The comment that it answers. null: it opens a conversation. Only these can be answered.
 */
parent?: (number | string | null)
created_by?: CommentAuthor
/**
 * When it was written.
 */
created_at?: string
/**
 * When it was changed. Default: never.
 */
updated_at?: string
/**
 * true: done; its answers are folded away. Default false.
 */
is_resolved?: boolean
/**
 * true: the viewer wrote it, and may change and delete it. Default false.
 */
is_current_user?: boolean
/**
 * What it is about.
 */
content_id?: (number | string)
/**
 * What that is.
 */
content_type?: ("collection" | "collection_item")
[k: string]: unknown
}
/**
 * Who wrote it.
 */
export interface CommentAuthor {
/**
 * User name.
 */
username?: string
[k: string]: unknown
}
/**
 * Where the file of an asset is: `data` of GET v2 /collections/{id}/item/{itemId}/aspera-download/availability-state.
 */
export interface DownloadAvailability {
/**
 * available: it can be taken. preparing: it is being fetched; ask again. unavailable: it is not there to be taken. failed: it could not be fetched.
 */
state: ("available" | "preparing" | "unavailable" | "failed")
/**
 * Where it is taken from. The token is sent along at the service's own origin only. Default: by Aspera only.
 */
url?: string
/**
 * Size in bytes. Default: unknown.
 */
size?: number
[k: string]: unknown
}
/**
 * One entry of a list to choose from, for example languages. GET /inventory/enums/, /languages/, /territories/.
 */
export interface EnumItem {
/**
 * As visitors read it.
 */
name: string
/**
 * What is sent.
 */
value: (string | number)
[k: string]: unknown
}
/**
 * One episode. An entry of GET /inventory/{id}/episodes/.
 */
export interface Episode {
/**
 * The title id of the episode, for watchlist and history. Default: asset_id.
 */
id?: (number | string)
/**
 * What is played. Without it the episode cannot be chosen.
 */
asset_id?: (number | string)
/**
 * Its name in addresses.
 */
slug: string
/**
 * The name of the episode.
 */
name?: string
/**
 * The original name. Default: name.
 */
title_name?: string
/**
 * episode, or what else stands in the list. Default episode.
 */
title_type?: string
hierarchy?: Hierarchy
/**
 * Its number in the season, from 1. Default: no number is shown.
 */
episode_num?: number
/**
 * Number of its season. Default: that of the list.
 */
season_num?: number
/**
 * Name of its season. Default: "Season" and its number.
 */
season_name?: string
/**
 * The version, for example of the intertitles. Default: none is named.
 */
version?: string
/**
 * What it is: episode, extra, trailer. Default episode.
 */
type?: string
/**
 * Two or three sentences. Plain text. Default: none.
 */
description?: string
summaries?: Summaries
/**
 * Its genres. Default: those of the series.
 */
genres?: Genre[]
images?: Images
/**
 * A still, 16:9. Default: images.image, else a quiet surface.
 */
poster?: string
/**
 * The rating, for example TV-PG. Default: that of the series.
 */
rating?: string
/**
 * Year of the first release.
 */
release_year?: number
/**
 * Day of the first release.
 */
release_date?: string
/**
 * How far the viewer got, in seconds. Default 0.
 */
progress?: number
/**
 * Running time in seconds. Default: not shown, and no progress bar.
 */
runtime?: number
/**
 * Running time in words, for example "26m". Default: made from runtime.
 */
runtime_display?: string
/**
 * false: cannot be played yet. Default true.
 */
is_playable?: boolean
/**
 * false: not released yet. Default true.
 */
is_released?: boolean
primary_video?: PrimaryVideo
meta?: TitleMeta
[k: string]: unknown
}
/**
 * The title that it celebrates.
 */
export interface EventTitle {
/**
 * As visitors read it.
 */
name: string
/**
 * Its title page.
 */
slug?: string
[k: string]: unknown
}
/**
 * How many answered.
 */
export interface AttendeesTotal {
/**
 * Tickets taken. Default 0.
 */
rsvp?: number
/**
 * Places taken on the waiting list. Default 0.
 */
waitlist?: number
[k: string]: unknown
}
/**
 * Where it is.
 */
export interface EventLocation {
/**
 * Name of the place.
 */
name?: string
/**
 * Street and number.
 */
address?: string
/**
 * Second line.
 */
address2?: string
/**
 * City.
 */
city?: string
/**
 * State.
 */
state?: string
/**
 * Postal code.
 */
zip?: string
/**
 * true: online; shown as Virtual Event, without map. Default false.
 */
is_virtual?: boolean
[k: string]: unknown
}
/**
 * Its pictures.
 */
export interface EventLogos {
event?: EventLogo
[k: string]: unknown
}
/**
 * The logo.
 */
export interface EventLogo {
/**
 * Where it lies.
 */
filepath: string
[k: string]: unknown
}
/**
 * An event with invitations. An entry of GET /events/, and GET /events/{id}.
 */
export interface Event {
/**
 * Its id; its address ends in it.
 */
id: (number | string)
/**
 * Its name. Default: event_name; without both, the name of its title.
 */
name?: string
/**
 * Its name in the list, and what the list sorts by. Default: name.
 */
event_name?: string
/**
 * HTML, sanitised. Default: none.
 */
description?: string
title?: EventTitle
/**
 * true: in the list. Default false: only its own address leads to it.
 */
is_visible?: boolean
/**
 * When it begins.
 */
start_date?: string
/**
 * Time zone of all its times: an IANA name (America/Los_Angeles), an English name or abbreviation (Pacific, PST), or an offset (-08:00). Default, and in place of an unknown name: the offset of each date; without one, the visitor's zone.
 */
start_date_timezone?: string
/**
 * Tickets from here on. Default: at once.
 */
rsvp_start?: string
/**
 * Tickets until here. Default: until it begins.
 */
rsvp_end?: string
/**
 * Tickets in all. Default 0: none.
 */
rsvp_tickets?: number
/**
 * Waiting list from here on. Default: at once.
 */
waitlist_start?: string
/**
 * Waiting list until here. Default: until it begins.
 */
waitlist_end?: string
/**
 * Places on the waiting list. Default 0: none.
 */
waitlist_tickets?: number
attendees_total?: AttendeesTotal
/**
 * The location in the list, and what the list sorts by. Default: location.name.
 */
location_name?: string
location?: EventLocation
logos?: EventLogos
/**
 * false: the title's name is not shown. Default true.
 */
display_show_title?: boolean
/**
 * false: the event's name is not shown. Default true.
 */
display_event_title?: boolean
/**
 * true: a map is shown, 350 CSS pixels high. Default false.
 */
display_map?: boolean
/**
 * true: a link to directions is shown. Default false.
 */
display_map_link?: boolean
/**
 * true: an affiliation has to be chosen. Default false.
 */
affiliation_required?: boolean
/**
 * The choices. Default: those of GET /affiliations/.
 * 
 * @maxItems 2000
 */
affiliations?: Affiliation[]
rsvp?: Rsvp
[k: string]: unknown
}
/**
 * An answer to an invitation: the body of POST /events/{id}/rsvps/, and GET /events/rsvps/{rsvpId}/.
 */
export interface Rsvp {
/**
 * Its id. Not sent.
 */
id?: (number | string)
/**
 * First name.
 */
first_name: string
/**
 * Last name.
 */
last_name: string
/**
 * E-mail address.
 */
email: string
/**
 * The slug when sent, the name when shown. Default: none.
 */
affiliation?: (string | null)
/**
 * Guests, when sent. Default: none.
 */
guests?: (number | string | null)
/**
 * Guests, when shown. Default 0.
 */
guest_count?: number
/**
 * What was given: a seat, or a place on the waiting list. Default rsvp.
 */
type?: ("rsvp" | "waitlist")
/**
 * true: it was cancelled. Default false.
 */
is_cancelled?: boolean
[k: string]: unknown
}
/**
 * One question. An entry of GET /faq/.
 */
export interface Faq {
/**
 * Its id.
 */
id?: (number | string)
/**
 * The question. Plain text.
 */
question: string
/**
 * HTML, sanitised.
 */
answer: string
[k: string]: unknown
}
/**
 * An event of an awards season. An entry of `results` of GET FYC events.
 */
export interface FycEvent {
/**
 * Its id.
 */
id?: (number | string)
/**
 * Its name in addresses.
 */
slug: string
/**
 * As visitors read it.
 */
name: string
/**
 * One or two sentences; cut after 2 lines. Plain text. Default: none.
 */
summary?: string
/**
 * active or scheduled: in the list. live: can be watched. Other words: not listed.
 */
status: string
/**
 * What kind of event it is. Default: none.
 */
type?: string
/**
 * false: not in the list. Default true.
 */
published?: boolean
/**
 * Its picture, 16:9. Default: none.
 */
poster?: string
/**
 * Titles that it shows; the last one is linked. Default: none.
 * 
 * @maxItems 100
 * 
 * Items: A name for use in addresses: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters.
 */
title_slug?: string[]
event_window?: EventWindow
[k: string]: unknown
}
/**
 * From when to when.
 */
export interface EventWindow {
/**
 * When it begins, by the server's clock.
 */
start_time?: string
/**
 * When it ends. Default: open.
 */
end_time?: string
[k: string]: unknown
}
/**
 * All genres. GET /avails/genres/.
 */
export interface GenreList {
/**
 * The genres, in the order in which they are shown.
 * 
 * @maxItems 2000
 */
data: Genre[]
[k: string]: unknown
}
/**
 * How far a viewer got with one asset. An entry of GET /user/history/, and the body of POST /user/history/.
 */
export interface HistoryEntry {
/**
 * The title.
 */
title_id: (number | string)
/**
 * What was played. A new entry takes the place of an older one of the same asset.
 */
asset_id: (number | string)
/**
 * How far, in seconds from the start.
 */
progress: number
/**
 * When it was saved. Default: unknown, sorted last.
 */
updated_at?: string
title?: TitleCard
[k: string]: unknown
}
/**
 * One part of a live event.
 */
export interface LiveFragment {
/**
 * Its id.
 */
id?: (number | string)
/**
 * What is played.
 */
asset_id?: (number | string)
/**
 * As visitors read it. Default: the event's name.
 */
name?: string
/**
 * vod: can be played at any time. Other words: not kept.
 */
fragment_type: string
/**
 * What it is within its type, for example main or q_and_a. Default: none.
 */
fragment_sub_type?: string
/**
 * When it begins.
 */
start_time?: string
/**
 * When it ends.
 */
end_time?: string
/**
 * Running time in seconds. Default: not shown.
 */
runtime?: number
[k: string]: unknown
}
/**
 * A live event: `data.live_event` of GET /playback/live_event/{id}/, and an entry of GET v2 /live-events/published/.
 */
export interface LiveEvent {
/**
 * Its id.
 */
id?: (number | string)
/**
 * Its name in addresses.
 */
slug: string
/**
 * As visitors read it. Default: the title's name.
 */
name?: string
/**
 * One or two sentences. Plain text. Default: none.
 */
summary?: string
/**
 * active, scheduled, live, ended or another word of the service.
 */
status?: string
/**
 * When it begins, by the server's clock. Default: at once.
 */
start_time?: string
/**
 * When it ends. Default: open.
 */
end_time?: string
/**
 * The picture before it begins. Default: the title's.
 */
poster?: string
/**
 * What is played. Default: that of the fragment that runs.
 */
asset_id?: (number | string)
/**
 * false: this viewer may not watch it. Default true.
 */
is_viewable?: boolean
/**
 * true: a second device ends the session on the first. Default false.
 */
forbid_concurrent_viewing?: boolean
/**
 * Its parts. Only those of type vod are played after the event. Default: none.
 * 
 * @maxItems 1000
 */
fragments?: LiveFragment[]
[k: string]: unknown
}
/**
 * The answer to POST /user/login/, /user/sso/ and /user/reset/.
 */
export interface LoginResponse {
/**
 * true: signed in. Without it, a token means success.
 */
success?: boolean
/**
 * Why not: a key of auth.error_messages. Default 100.
 */
err_code?: (number | string | null)
/**
 * The same, as an identity provider behind the service spells it.
 */
errorCode?: (number | string | null)
/**
 * Words of the service, for logs. Visitors read the site's own.
 */
message?: (string | null)
/**
 * The token for the header Authorization. Kept for one year at most.
 */
token?: (string | null)
user?: UserProfile
[k: string]: unknown
}
/**
 * Who is signed in.
 */
export interface UserProfile {
/**
 * First name. Default: none is shown.
 */
first_name?: string
/**
 * Last name. Default: none is shown.
 */
last_name?: string
/**
 * E-mail address.
 */
email?: string
/**
 * User name. Default: the e-mail address.
 */
username?: string
/**
 * Preferred language, a code of two or three letters. Default eng.
 */
language?: string
/**
 * Address of a picture, or empty. Default: the initials.
 */
avatar?: string
/**
 * One role, several with commas, or a list; moderator, or the keycloak client's id and -moderator, opens events early. Default: viewer.
 */
client_role?: (string | string[])
/**
 * false: no progress is saved for this viewer. Default true.
 */
track_playback_position?: boolean
/**
 * internal or external. Internal viewers see a brand icon. Default external.
 */
userType?: string
[k: string]: unknown
}
/**
 * A picture, piece of music or document of a title. An entry of GET /inventory/{id}/media/?type={type}.
 */
export interface MediaItem {
/**
 * An identifier of the service: a number or a string.
 */
id: (number | string)
/**
 * Its name, or the caption of a picture. Default: none.
 */
name?: string
/**
 * What it shows, for people who do not see it, or one sentence. Default: name.
 */
description?: string
/**
 * The kind that it was asked for by: gallery, soundtrack, screenplay or another word of the service.
 */
type?: string
/**
 * The picture.
 */
image?: string
/**
 * Width of the picture in pixels, so that its space is kept. Default 16:9.
 */
width?: number
/**
 * Its height in pixels.
 */
height?: number
/**
 * The document or sound. Default: it is only named.
 */
url?: string
/**
 * Who composed, plays, wrote or took it. Default: not shown.
 */
artist?: string
/**
 * Length of a piece in seconds. Default: not shown.
 */
runtime?: number
/**
 * Pages of a document. Default: not shown.
 */
pages?: number
/**
 * true: `url` is fetched with the visitor's token. Default false.
 */
is_protected?: boolean
[k: string]: unknown
}
/**
 * How an account signs in: `data` of GET v2 /user/service_users/status/.
 */
export interface MfaStatus {
/**
 * true: the account signs in with several factors, at the identity provider. Default false.
 */
mfa_enabled?: boolean
/**
 * The same, in an older spelling.
 */
isMFAenabled?: boolean
/**
 * State of the account at the identity provider. Only ACTIVE can sign in; every other is a key of auth.error_messages, those of the catalogue are PROVISIONED, RECOVERY, STAGED, PASSWORD_EXPIRED, LOCKED_OUT and DEPROVISIONED.
 */
okta_status?: string
/**
 * The same, in an older spelling.
 */
oktaStatus?: string
[k: string]: unknown
}
/**
 * What is around the placements of a module list. The placements themselves are checked one by one.
 */
export interface ModuleListHead {
/**
 * Version of this format. Default 1.
 */
schema_version?: number
/**
 * The placements.
 * 
 * @maxItems 5000
 */
data: unknown[]
}
/**
 * What the site reads of a placement before it loads the module's own code and schema.
 */
export interface PlacementHead {
/**
 * An identifier of the service: a number or a string.
 */
id?: (number | string)
/**
 * Order on the page, the smallest first.
 */
position?: number
/**
 * top, main or bottom.
 */
placement?: string
/**
 * When the placement comes, by the service's clock. Default: it is there.
 */
from?: string
/**
 * When it goes, by the service's clock. Default: it stays.
 */
until?: string
module: ModuleHead
}
/**
 * The module's own fields are checked by the schema of its type.
 */
export interface ModuleHead {
/**
 * The module's name in addresses and in ignore_modules: letters, digits, dot, underscore, tilde, hyphen; at most 200 characters. Unique in a list.
 */
slug: string
/**
 * The module type.
 */
type: string
/**
 * The module's name, for operators. Visitors read it where display_name is missing.
 */
name?: string
/**
 * The heading that visitors read. Empty: no heading.
 */
display_name?: string
/**
 * Class names of the module's element.
 */
class?: string
/**
 * true: the module is not shown. Default false.
 */
hidden?: boolean
targeting_params?: ModuleTargeting
[k: string]: unknown
}
/**
 * What counts for a module of any type. The rest is checked by the schema of its type.
 */
export interface ModuleTargeting {
/**
 * true: an entry of the top bar.
 */
add_to_menu?: boolean
[k: string]: unknown
}
/**
 * One stream.
 */
export interface PlaybackSource {
/**
 * Its address: an HLS or DASH manifest, or a file.
 */
src: string
/**
 * Its media type, for example application/x-mpegURL. Default: by the ending of the address.
 */
type?: string
/**
 * true: needs a licence. Default false.
 */
is_drm?: boolean
[k: string]: unknown
}
/**
 * What the player needs to play one asset: `data` of GET /playback/stream/asset/{id}/ and GET /playback/stream/{id}/.
 */
export interface PlaybackAsset {
/**
 * The asset; progress is saved under it. Default: the asset that was asked for.
 */
asset_id?: (number | string)
/**
 * The title that it belongs to.
 */
title_id?: (number | string)
/**
 * Type of that title; says whether progress is saved (enable_playback_history).
 */
title_type?: string
/**
 * Name of the title in addresses.
 */
slug?: string
/**
 * The name above the picture. Default: the title's name.
 */
name?: string
/**
 * Why it cannot be played: a key of video.errors. Default: it can.
 */
code?: (number | string)
/**
 * The streams; the first one that this browser can play is taken.
 * 
 * @maxItems 50
 */
sources: PlaybackSource[]
/**
 * The picture before playback. Default: the title's.
 */
poster?: string
/**
 * Where playback begins, in seconds. Default 0.
 */
progress?: number
/**
 * Seconds between two saves of the progress. Default 30.
 */
watch_interval?: number
/**
 * Licence server for FairPlay. Default: no FairPlay.
 */
fairplay?: string
/**
 * Certificate for FairPlay. Needed where fairplay is given.
 */
fairplayCert?: string
/**
 * Licence server for Widevine. Default: no Widevine.
 */
widevine?: string
/**
 * Licence server for ClearKey: keys in the clear, for trying out protected streams. Default: no ClearKey.
 */
clearkey?: string
/**
 * Watermarks over the picture. Default: none.
 * 
 * @maxItems 20
 */
wm?: Watermark[]
/**
 * true: a live stream; no progress is saved, and play goes to the live edge. Default false.
 */
is_live?: boolean
/**
 * false: not released yet; some sites then close AirPlay. Default true.
 */
is_released?: boolean
[k: string]: unknown
}
/**
 * Words laid over the picture, so that a copy tells whose it was.
 */
export interface Watermark {
/**
 * static: stays in its place. dynamic: moves, and comes and goes. Default static.
 */
pos_type?: ("static" | "dynamic")
/**
 * Distance from the top edge, in percent of the picture's height. Default 20.
 */
top?: number
/**
 * Distance from the left edge, in percent of the picture's width. Default 20.
 */
left?: number
/**
 * Height of the letters, in percent of the picture's height. Default 5.
 */
size?: number
/**
 * Colour of the letters in CSS: a name, #rgb, #rrggbb, #rrggbbaa, rgb() or rgba(). Default: white at 25 percent.
 */
font_color?: string
/**
 * Where the lines stand in their block. Default left.
 */
text_align?: ("left" | "center" | "right")
/**
 * The words, plain text; a line break starts a new line. Default: nothing is shown.
 */
content?: string
/**
 * dynamic: seconds from the start of playback until it first appears. Default 0.
 */
offset_seconds?: number
/**
 * dynamic: seconds between two appearances. Default 0: it stays.
 */
interval_seconds?: number
/**
 * dynamic: seconds that one appearance lasts. Default: until the next one.
 */
on_screen_seconds?: number
/**
 * dynamic: seconds between two places. Default 5.
 */
switch_interval?: number
[k: string]: unknown
}
/**
 * The answer to GET /user/service_users/me/profile/.
 */
export interface ProfileReply {
data: UserProfile
/**
 * The server's clock: seconds (or milliseconds) since 1970. Default: the device's clock counts.
 */
server_utc_timestamp?: (number | string)
/**
 * The content groups that the viewer belongs to. Default: none.
 * 
 * Items: Name of a group.
 */
auth_groups?: string[]
[k: string]: unknown
}
/**
 * One season of a series. An entry of GET /inventory/{id}/seasons/.
 */
export interface Season {
/**
 * The season's id; its episodes are asked for by it.
 */
id: (number | string)
/**
 * Its name in addresses. Default: it has no page of its own.
 */
slug?: string
/**
 * As visitors read it. Default: "Season" and its number.
 */
name?: string
/**
 * Its number, from 1; 0 is for specials. The highest one is chosen at first.
 */
season_num: number
[k: string]: unknown
}
/**
 * The seasons and episodes of one series, as a file of the fixture catalogue holds them.
 */
export interface SeriesParts {
/**
 * The seasons.
 */
seasons: Season[]
/**
 * The episodes of all seasons.
 * 
 * @maxItems 10000
 */
episodes: Episode[]
[k: string]: unknown
}
/**
 * One tag, and how often it is used.
 */
export interface Tag {
/**
 * The tag.
 */
value: string
/**
 * How often. Default 0.
 */
times_used?: number
[k: string]: unknown
}
/**
 * How the title page of one title type is laid out.
 */
export interface TitleLayoutHead {
/**
 * What stands behind the heading. video: detail_proxy where there is one, else the poster. Default poster.
 */
background?: ("poster" | "video" | "none")
/**
 * full: the words of the heading stand on the picture. framed: beside it, on the ground. Default full.
 */
layout?: ("full" | "framed")
/**
 * The parts of the heading, in this order. Default: back, logo, meta, tags, summary, detail_message, watch, watchlist, trailer, continue_watching, premiere, embargo.
 * 
 * @maxItems 30
 */
section?: ("back" | "logo" | "heading" | "meta" | "tags" | "summary" | "detail_message" | "watch" | "continue_watching" | "watchlist" | "trailer" | "share" | "primary_asset" | "premiere" | "embargo")[]
/**
 * What stands in the line of facts, in this order. Default: release_year, genres, episodes, runtime, rating, captions.
 * 
 * @maxItems 20
 */
meta_fields?: ("release_year" | "release_date" | "genres" | "episodes" | "runtime" | "rating" | "captions" | "director" | "studios" | "country" | "versions")[]
/**
 * The words of the part detail_message. Plain text.
 */
detail_message?: string
/**
 * tabbed: one view at a time. stacked: one below another, each with its heading. full: one below another over the whole width, without headings. Default tabbed.
 */
display?: ("tabbed" | "stacked" | "full")
/**
 * The views, in this order. Default: none.
 * 
 * @maxItems 40
 */
views?: ViewHead[]
/**
 * true: a row of related titles ends the page. Default false.
 */
related?: boolean
}
/**
 * A view's own fields are checked by the schema of its type.
 */
export interface ViewHead {
/**
 * The view type.
 */
type: string
/**
 * The tab or heading that visitors read. Default: the word of the site for this view.
 */
label?: string
/**
 * true: signed-out visitors of an apple-type site see it. Default false.
 */
allow_unauth_view?: boolean
/**
 * Class names of the view's element.
 */
class?: string
[k: string]: unknown
}
/**
 * What the site reads of title layouts before it loads the code and schema of each view.
 */
export interface TitleLayoutsHead {
/**
 * Version of this format. Default 1.
 */
schema_version?: number
/**
 * The layouts by title type (feature, series, episode …); default is that of all others.
 */
data: {
[k: string]: TitleLayoutHead
}
}
/**
 * A link or document that belongs to a title. An entry of GET /inventory/{id}/links/.
 */
export interface TitleLink {
/**
 * An identifier of the service: a number or a string.
 */
id?: (number | string)
/**
 * As visitors read it.
 */
name: string
/**
 * Where it leads.
 */
url: string
/**
 * One sentence. Plain text. Default: none.
 */
description?: string
/**
 * What it is, for example press kit, review, score. Default: not shown.
 */
type?: string
/**
 * true: a document of the service, fetched with the visitor's token. Default false.
 */
is_protected?: boolean
[k: string]: unknown
}
/**
 * One version of a title.
 */
export interface TitleVersion {
/**
 * Its id.
 */
id?: (number | string)
/**
 * As visitors read it.
 */
name: string
[k: string]: unknown
}
export interface Service_Title {
/**
 * A muted clip that plays behind the title page instead of the picture. Default: the picture.
 */
detail_proxy?: string
/**
 * true: there are subtitles. Default false.
 */
has_captions?: boolean
/**
 * The versions that exist, for example of the intertitles. Default: none are named.
 */
versions?: TitleVersion[]
/**
 * The version of this episode or extra. Default: none is named.
 */
version?: string
/**
 * What an episode or extra is, for example episode, extra, trailer. Default: title_type.
 */
type?: string
/**
 * Words of the service about the state of the title, newest first. Default: none.
 * 
 * Items: One word.
 */
statuses?: string[]
/**
 * Its id in the rights system, sent with analytics. Default: not sent.
 */
atlas_id?: string
/**
 * Its id in the media catalogue, sent with analytics. Default: not sent.
 */
mcid?: string
/**
 * Short words about the title, in its heading. Default: none.
 * 
 * @maxItems 100
 * 
 * Items: One word or two.
 */
tags?: string[]
trailer?: PrimaryVideo
[k: string]: unknown
}
/**
 * Whether this device may be used: the answer to GET v2 /user/service_users/user-device-limit/. Its status counts: 200 yes, 403 limit reached.
 */
export interface UserDeviceLimit {
/**
 * true: the device may be used. Default: by the status of the answer.
 */
success?: boolean
/**
 * Devices at most. Default: unknown.
 */
device_limit?: number
/**
 * Devices in use. Default: unknown.
 */
device_count?: number
/**
 * Words of the service, for logs.
 */
message?: string
[k: string]: unknown
}
/**
 * The video in one language.
 */
export interface VideoVersion {
/**
 * The asset that is played.
 */
id: (number | string)
/**
 * Name of the language or version, for the menu. Default: the language's name.
 */
name?: string
/**
 * The picture before playback. Default: the item's.
 */
poster?: string
/**
 * Running time in seconds. Default: not shown.
 */
runtime?: number
[k: string]: unknown
}
/**
 * Videos of one item by language: `data` of GET /playback/videos/{id}/. Keys are codes of three letters; the viewer's language is taken, else eng, else the first.
 */
export interface VideoPlayback {
[k: string]: VideoVersion
}
/**
 * The watchlist as ids: `data` of GET /user/queue/?id_only=true.
 */
export interface WatchlistIds {
/**
 * Title ids.
 * 
 * @maxItems 10000
 * 
 * Items: An identifier of the service: a number or a string.
 */
items: (number | string)[]
/**
 * Number of titles on the whole list. Default: the length of items.
 */
total?: number
[k: string]: unknown
}
/**
 * One page of the watchlist: `data` of GET /user/queue/.
 */
export interface WatchlistPage {
/**
 * The titles of this page, the one that was added last first.
 * 
 * @maxItems 10000
 */
items: TitleCard[]
/**
 * Number of titles on the whole list.
 */
total: number
[k: string]: unknown
}
/**
 * One question.
 */
export interface WaysQuestion {
/**
 * Its id.
 */
id?: (number | string)
/**
 * The question. Plain text.
 */
question: string
/**
 * HTML, sanitised.
 */
answer: string
[k: string]: unknown
}
/**
 * One way to watch, a tab of its page. An entry of GET /faq/ways-to-watch/categories/?questions=true.
 */
export interface WaysToWatch {
/**
 * Its id.
 */
id?: (number | string)
/**
 * The words of the tab.
 */
title: string
/**
 * The picture of the tab. Default: none.
 */
image_path?: string
/**
 * What people ask. Default: none.
 * 
 * @maxItems 500
 */
questions?: WaysQuestion[]
[k: string]: unknown
}
/**
 * How the title page of one title type is laid out.
 */
export interface TitleLayout {
/**
 * What stands behind the heading. video: detail_proxy where there is one, else the poster. Default poster.
 */
background?: ("poster" | "video" | "none")
/**
 * full: the words of the heading stand on the picture. framed: beside it, on the ground. Default full.
 */
layout?: ("full" | "framed")
/**
 * The parts of the heading, in this order. Default: back, logo, meta, tags, summary, detail_message, watch, watchlist, trailer, share, continue_watching, premiere, embargo.
 * 
 * @maxItems 30
 */
section?: ("back" | "logo" | "heading" | "meta" | "tags" | "summary" | "detail_message" | "watch" | "continue_watching" | "watchlist" | "trailer" | "share" | "primary_asset" | "premiere" | "embargo")[]
/**
 * What stands in the line of facts, in this order. Default: release_year, genres, episodes, runtime, rating, captions.
 * 
 * @maxItems 20
 */
meta_fields?: ("release_year" | "release_date" | "genres" | "episodes" | "runtime" | "rating" | "captions" | "director" | "studios" | "country" | "versions")[]
/**
 * The words of the part detail_message. Plain text.
 */
detail_message?: string
/**
 * tabbed: one view at a time. stacked: one below another, each with its heading. full: one below another over the whole width, without headings. Default tabbed.
 */
display?: ("tabbed" | "stacked" | "full")
/**
 * The views, in this order. Default: none.
 * 
 * @maxItems 40
 * 
 * Items: Any view. Made by `npm run generate` from schemas/views: do not edit.
 */
views?: (CastView | ClipView | ExtraView | FeatureView | GalleryView | HighlightsView | LinksView | LiveEventsView | MergedView | MixedView | NominationsView | ScreenplayView | SeasonsView | SoundtrackView | SpoilersView | SummaryView)[]
/**
 * true: a row of related titles ends the page. Default false.
 */
related?: boolean
}
/**
 * The layouts of title pages by title type. Named by title_layouts_uri of the config.
 */
export interface TitleLayouts {
/**
 * Version of this format. Default 1.
 */
schema_version?: number
/**
 * The layouts by title type (feature, series, episode …); default is that of all others.
 */
data: {
[k: string]: TitleLayout
}
}

/** The modules by their type. */
export interface ModuleTypes {
  carousel_basic: CarouselBasicModule
  carousel_episode: CarouselEpisodeModule
  carousel_hero: CarouselHeroModule
  carousel_promo: CarouselPromoModule
  carousel_show: CarouselShowModule
  collection: CollectionModule
  featured_video: FeaturedVideoModule
  html_block: HtmlBlockModule
  menu_module: MenuModuleModule
  placeholder: PlaceholderModule
  text_block: TextBlockModule
  title_grid: TitleGridModule
}

/** The views by their type. */
export interface ViewTypes {
  cast: CastView
  clip: ClipView
  extra: ExtraView
  feature: FeatureView
  gallery: GalleryView
  highlights: HighlightsView
  links: LinksView
  live_events: LiveEventsView
  merged: MergedView
  mixed: MixedView
  nominations: NominationsView
  screenplay: ScreenplayView
  seasons: SeasonsView
  soundtrack: SoundtrackView
  spoilers: SpoilersView
  summary: SummaryView
}
