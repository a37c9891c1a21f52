-- What products lacked in the default site's list. A site that is not there yet gets the whole list from the seed.
INSERT INTO "categories" ("site_id", "slug", "name", "description", "keywords", "position")
SELECT s."id", n."slug", n."name", n."about", string_to_array(n."words", '|'), n."position" FROM "sites" s CROSS JOIN (VALUES
  ('trades-industries', 'Trades & Industries', 'Made for one line of work.', 'industry|trade', 10)
) AS n("slug", "name", "about", "words", "position") WHERE s."key" = 'launchyard'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "categories" ("site_id", "parent_id", "slug", "name", "description", "keywords", "position")
SELECT s."id", p."id", n."slug", n."name", n."about", string_to_array(n."words", '|'), n."position" FROM "sites" s CROSS JOIN (VALUES
  ('developer-tools', 'no-code-low-code', 'No-code & Low-code', 'Building apps without much code.', 'no-code|low-code|internal tools|app builder', 2),
  ('infrastructure', 'it-support-devices', 'IT Support & Devices', 'Keeping a company’s machines in order.', 'it support|device management|asset management|remote support', 4),
  ('infrastructure', 'sensors-iot', 'Sensors & IoT', 'Things that measure and report.', 'sensors|iot|internet of things|gateway|firmware', 5),
  ('data-analytics', 'maps-location', 'Maps & Location', 'Where things are.', 'maps|geolocation|location|gps|gis', 3),
  ('artificial-intelligence', 'translation', 'Translation', 'One text, many languages.', 'translation|translate|localization|multilingual', 4),
  ('productivity', 'time-tracking-attendance', 'Time Tracking & Attendance', 'Who worked when.', 'time tracking|timesheets|attendance|shift planning', 5),
  ('productivity', 'feeds-reading', 'Feeds & Reading', 'News and articles, at your own pace.', 'rss|feed reader|read later|bookmarks|news reader', 6),
  ('productivity', 'browser-extensions', 'Browser Extensions', 'More from the browser you have.', 'browser extension|browser add-on|dark mode|new tab', 7),
  ('files-storage', 'downloads-torrents', 'Downloads & Torrents', 'Getting files from elsewhere.', 'bittorrent|torrent|download manager|downloader', 2),
  ('communication', 'dating-meeting-people', 'Dating & Meeting People', 'Finding one another.', 'dating|meet people|friends nearby|matchmaking', 4),
  ('trades-industries', 'restaurants-hospitality', 'Restaurants & Hospitality', 'Tables, rooms and guests.', 'restaurant|hotel|table booking|digital menu', 0),
  ('trades-industries', 'real-estate-property', 'Real Estate & Property', 'Houses, and who lives in them.', 'real estate|property management|landlords|tenants', 1),
  ('trades-industries', 'construction-trades', 'Construction & Trades', 'Building sites and workshops.', 'construction|building site|contractors|craftsmen', 2),
  ('trades-industries', 'logistics-transport', 'Logistics & Transport', 'Getting goods from here to there.', 'logistics|truck drivers|fleet|route planning', 3),
  ('trades-industries', 'maintenance-facilities', 'Maintenance & Facilities', 'Keeping machines and buildings going.', 'maintenance management|facility management|work orders', 4),
  ('trades-industries', 'legal-contracts', 'Legal & Contracts', 'What is signed and argued.', 'law firm|lawyers|contracts|legal documents', 5),
  ('trades-industries', 'nonprofits-clubs', 'Nonprofits & Clubs', 'Members, donors and volunteers.', 'nonprofit|charity|clubs|volunteers|fundraising', 6),
  ('trades-industries', 'events-tickets', 'Events & Tickets', 'Filling a hall.', 'events|tickets|guest list|conference', 7),
  ('trades-industries', 'farming-food-producers', 'Farming & Food Producers', 'Fields, hives and cellars.', 'farming|farmers|crops|livestock|brewery', 8),
  ('marketing', 'campaigns-ads', 'Campaigns & Ads', 'Telling people about it.', 'marketing automation|advertising|campaigns|loyalty', 3),
  ('marketing', 'content-management', 'Content Management', 'Writing for a website, and keeping it.', 'cms|headless cms|content management|static site|blog', 5),
  ('marketing', 'website-builders', 'Website Builders', 'A site without a programmer.', 'website builder|web design|website templates', 6),
  ('design-media', 'books-publishing', 'Books & Publishing', 'From a manuscript to a shelf.', 'books|ebooks|authors|self-publishing', 4),
  ('design-media', 'accessibility', 'Accessibility', 'For every pair of eyes and ears.', 'accessibility|screen reader|wcag|color blindness', 5),
  ('health-wellbeing', 'habits-self-tracking', 'Habits & Self-tracking', 'Seeing what you do every day.', 'habit tracker|habits|streaks|self-tracking', 2),
  ('games-fun', 'virtual-reality', 'Virtual Reality', 'Worlds to put on.', 'virtual reality|augmented reality|mixed reality|vr', 2),
  ('games-fun', 'sports-teams', 'Sports & Teams', 'Played, sailed, driven.', 'sports|league|tournament|racing|motorsport', 3),
  ('home-travel', 'weather-outdoors', 'Weather & Outdoors', 'What the sky and the sea will do.', 'weather|forecast|tides|surf|wind', 2),
  ('home-travel', 'pets', 'Pets', 'Those with four legs.', 'pets|pet sitting|dogs|cats|horses', 3)
) AS n("parent", "slug", "name", "about", "words", "position")
JOIN "categories" p ON p."site_id" = s."id" AND p."slug" = n."parent" WHERE s."key" = 'launchyard'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE "categories" c SET "position" = n."position" FROM "sites" s, (VALUES
  ('developer-tools', 0), ('code-git', 0), ('apis-sdks', 1), ('testing-ci', 3), ('command-line', 4), ('databases', 5), ('documentation', 6), ('infrastructure', 1), ('monitoring', 0), ('hosting-deployment', 1), ('backup', 2), ('networking', 3), ('security-privacy', 2), ('encryption', 0), ('passwords-sign-in', 1), ('compliance', 2), ('threat-detection', 3), ('data-analytics', 3), ('web-analytics', 0), ('dashboards-reports', 1), ('data-pipelines', 2), ('artificial-intelligence', 4), ('writing-assistants', 0), ('ai-agents', 1), ('transcription', 2), ('image-generation', 3), ('productivity', 5), ('notes-writing', 0), ('tasks-projects', 1), ('calendars-scheduling', 2), ('automation', 3), ('screen-capture', 4), ('files-storage', 6), ('file-sync-sharing', 0), ('cloud-storage', 1), ('document-management', 3), ('communication', 7), ('chat-messaging', 0), ('voice-video', 1), ('email-newsletters', 2), ('forums-communities', 3), ('business-operations', 8), ('inventory-warehouse', 0), ('erp', 1), ('crm-sales', 2), ('human-resources', 3), ('customer-support', 4), ('finance', 9), ('accounting-invoicing', 0), ('personal-finance', 1), ('payments', 2), ('e-commerce', 11), ('online-stores', 0), ('shipping-returns', 1), ('marketplaces', 2), ('marketing', 12), ('seo', 0), ('social-media', 1), ('surveys-feedback', 2), ('landing-pages', 4), ('design-media', 13), ('interface-design', 0), ('graphics-photos', 1), ('video', 2), ('audio-music', 3), ('education', 14), ('courses-classrooms', 0), ('language-learning', 1), ('reference-research', 2), ('health-wellbeing', 15), ('fitness', 0), ('mental-health', 1), ('food-nutrition', 3), ('clinics-practices', 4), ('games-fun', 16), ('games', 0), ('game-development', 1), ('hobbies', 4), ('home-travel', 17), ('smart-home', 0), ('travel-planning', 1), ('family-household', 4)
) AS n("slug", "position") WHERE s."id" = c."site_id" AND s."key" = 'launchyard' AND c."slug" = n."slug";
