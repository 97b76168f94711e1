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
 * What the service knows of the visitor's browser.
 */
export interface SupportedBrowser {
/**
 * The visitor's browser as "Name version", for example "Firefox 128".
 */
current?: string
/**
 * true: this browser lacks something that the site needs. Default false.
 */
restricted?: boolean
/**
 * Browsers that work, each as "Name version".
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
 * Version of this format. Older documents are migrated when they are read. Default 1.
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
 * Measurement id of the analytics service. Loaded only with consent for analytics.
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
 * Texts or settings by content group, keyed by the group's name.
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
 * The logo on the login page. Default: logo.
 */
logo_login?: string
/**
 * The logo on the password-reset page. Default: logo.
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
 * Address of the Adobe tag script. Loaded only with consent for analytics.
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
 * Whether progress is saved, by title type, for example {"feature": true}.
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
 * true: closed content shows the message of the visitor's group. Default false.
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
/**
 * The brand's own words for sentences of the site, keyed as in docs/texts.md.
 */
texts?: {
[k: string]: string
}
}
/**
 * One page of the site: a path, and the component kind that fills it.
 */
export interface Route {
/**
 * The path. Parameters are written as :slug, for example "/genres/:slug".
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
 * Kind iframe: features that the frame may use, for example "fullscreen".
 */
allow?: string
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
 * For this error code the login page shows the message and a Go home link.
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
 * When it opens, by the server's clock.
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
 * The picture behind it.
 */
img?: string
/**
 * true: signed-out visitors see nothing else before the start. Default false.
 */
full_page?: boolean
}
/**
 * The cookie banner.
 */
export interface CookiesConsent {
/**
 * true: visitors are asked, and scripts that need consent wait for it. Default false.
 */
enabled?: boolean
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
 * The consent that it needs. Default necessary: none.
 */
category?: ("necessary" | "analytics" | "performance" | "functional")
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
/**
 * true: the module is a choice of the page's module filter, and an entry of the top bar where the navbar's list holds it. Default: true for title_grid modules in a module filter, else false.
 */
add_to_menu?: boolean
/**
 * true: the module's titles are live. Cards carry a badge, the module is no part of search and sort. Default false.
 */
is_livestream?: boolean
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
 * The module's name in addresses and in ignore_modules. Unique in a list.
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
/**
 * menu_module: what it filters by. Other modules: which of the page's filters reach them. Default custom.
 */
filter_by?: ("genre" | "module" | "custom")
targeting_params?: ContentMenu
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
 * The first part of the address that a card leads to, before its slug. Default /title.
 */
path?: string
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
 * The module's name in addresses and in ignore_modules. Unique in a list.
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
/**
 * menu_module: what it filters by. Other modules: which of the page's filters reach them. Default custom.
 */
filter_by?: ("genre" | "module" | "custom")
targeting_params?: ContentMenu
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
 * The module's name in addresses and in ignore_modules. Unique in a list.
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
/**
 * menu_module: what it filters by. Other modules: which of the page's filters reach them. Default custom.
 */
filter_by?: ("genre" | "module" | "custom")
targeting_params?: ContentMenu
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
 * The module's name in addresses and in ignore_modules. Unique in a list.
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
/**
 * menu_module: what it filters by. Other modules: which of the page's filters reach them. Default custom.
 */
filter_by?: ("genre" | "module" | "custom")
targeting_params?: ContentMenu
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
 * The module's name in addresses and in ignore_modules. Unique in a list.
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
/**
 * menu_module: what it filters by. Other modules: which of the page's filters reach them. Default custom.
 */
filter_by?: ("genre" | "module" | "custom")
targeting_params?: ContentMenu
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
 * The first part of the address that a card leads to, before its slug. Default /title.
 */
path?: string
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
 * The module's name in addresses and in ignore_modules. Unique in a list.
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
/**
 * menu_module: what it filters by. Other modules: which of the page's filters reach them. Default custom.
 */
filter_by?: ("genre" | "module" | "custom")
targeting_params?: ContentMenu
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
 * The first part of the address that a card leads to, before its slug. Default /title.
 */
path?: string
/**
 * row: one line that scrolls. grid: columns. Default grid.
 */
layout?: ("row" | "grid")
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
 * The module's name in addresses and in ignore_modules. Unique in a list.
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
/**
 * menu_module: what it filters by. Other modules: which of the page's filters reach them. Default custom.
 */
filter_by?: ("genre" | "module" | "custom")
targeting_params?: ContentMenu
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
 * The module's name in addresses and in ignore_modules. Unique in a list.
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
/**
 * menu_module: what it filters by. Other modules: which of the page's filters reach them. Default custom.
 */
filter_by?: ("genre" | "module" | "custom")
targeting_params?: ContentMenu
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
 * The module's name in addresses and in ignore_modules. Unique in a list.
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
 * menu_module: what it filters by. Other modules: which of the page's filters reach them. Default custom.
 */
filter_by?: ("genre" | "module" | "custom")
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
 * The module's name in addresses and in ignore_modules. Unique in a list.
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
/**
 * menu_module: what it filters by. Other modules: which of the page's filters reach them. Default custom.
 */
filter_by?: ("genre" | "module" | "custom")
targeting_params?: ContentMenu
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
 * The module's name in addresses and in ignore_modules. Unique in a list.
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
/**
 * menu_module: what it filters by. Other modules: which of the page's filters reach them. Default custom.
 */
filter_by?: ("genre" | "module" | "custom")
targeting_params?: ContentMenu
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
 * The module's name in addresses and in ignore_modules. Unique in a list.
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
 * menu_module: what it filters by. Other modules: which of the page's filters reach them. Default custom.
 */
filter_by?: ("genre" | "module" | "custom")
targeting_params?: ContentMenu
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
 * The first part of the address that a card leads to, before its slug. Default /title.
 */
path?: string
/**
 * tiles: stills with lettering. posters: posters with names. mosaic: the first one large. Default tiles.
 */
layout?: ("tiles" | "posters" | "mosaic")
/**
 * Rows shown before "Show more". Default: all.
 */
rows?: number
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
 * Any module. Made by `npm run generate` from schemas/modules: do not edit.
 */
module: (CarouselBasicModule | CarouselEpisodeModule | CarouselHeroModule | CarouselPromoModule | CarouselShowModule | CollectionModule | FeaturedVideoModule | HtmlBlockModule | MenuModuleModule | PlaceholderModule | TextBlockModule | TitleGridModule)
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
module: ModuleHead
}
/**
 * The module's own fields are checked by the schema of its type.
 */
export interface ModuleHead {
/**
 * The module's name in addresses and in ignore_modules. Unique in a list.
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
targeting_params?: ContentMenu
[k: string]: unknown
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
