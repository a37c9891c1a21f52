/**
 * Products and services that sites compare themselves with, connect to or show as examples. What is called so is another's, unless
 * it is the site's own.
 */
const BRANDS =
  "Slack|Home Assistant|Notion|Airtable|Asana|Trello|Jira|Confluence|Basecamp|ClickUp|monday\\.com|Todoist|Evernote|Linear|Zapier|Make\\.com|IFTTT|HubSpot|Salesforce|Pipedrive|Zendesk|Intercom|Freshdesk|Mailchimp|Klaviyo|SendGrid|Mailgun|Postmark|Calendly|Doodle|Kajabi|Teachable|Thinkific|ClickFunnels|Leadpages|Typeform|SurveyMonkey|Loom|Camtasia|Zoom|Google (?:Workspace|Analytics|Drive|Ads|Maps)|Microsoft (?:365|Teams|Office)|Office 365|Dropbox|OneDrive|iCloud|Netflix|Spotify|Disney\\+|YouTube Premium|Amazon Prime|Adobe Creative Cloud|Photoshop|Canva|Figma|Sketch|Shopify|WooCommerce|Squarespace|Wix|Webflow|WordPress|Stripe|PayPal|Klarna|Square|QuickBooks|Xero|FreshBooks|DATEV|lexoffice|sevDesk|Toggl|Harvest|Clockify|Datadog|New Relic|Pingdom|UptimeRobot|Sentry|PagerDuty|Opsgenie|Statuspage|Heroku|Render|Vercel|Netlify|DigitalOcean|Hetzner|Linode|AWS|Amazon Web Services|Azure|Cloudflare|Firebase|Supabase|GitHub|GitLab|Bitbucket|CircleCI|Jenkins|OpenAI|ChatGPT|Claude|Gemini|Copilot|Grammarly|DeepL|1Password|LastPass|Dashlane|Bitwarden|NordVPN|Mixpanel|Amplitude|Hotjar|Segment|Ahrefs|Semrush|Moz|Buffer|Hootsuite|Patreon|Gumroad|OpenTable|TheFork|Booking\\.com|Airbnb|Uber|Lyft|Gmail|Outlook|Thunderbird|Apple (?:Mail|Photos|Music|Podcasts)|Google (?:Photos|Calendar)|TeamViewer|AnyDesk|Cyberduck|WinSCP|FileZilla|PuTTY|Pocket Casts|Overcast|Skype|WhatsApp";

const CALLED = new RegExp(`^(?:${BRANDS})(?![\\p{L}\\p{N}])`, "u");

/** True for a text that is such a name, or begins with one: "Slack", "DigitalOcean 1 GB". */
export function isBrand(text: string): boolean {
  return CALLED.test(text.trim());
}
