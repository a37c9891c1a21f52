-- own: orders
-- Pages of categories show spotlights now: they are sold, as every other offer.
CREATE OR REPLACE FUNCTION offer_products() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO products (site_id, key, name, description, price_cents, is_active, position)
  SELECT NEW.id, p.* FROM (VALUES
    ('launch', 'Paid launch', 'Your listing goes live at once, or in a week that you choose. No badge and no founder profile needed; milestones and story are shown.', 4900, true, 0),
    ('billboard', 'Billboard week', 'A place on the billboard of a week, ranked by amount and labelled Sponsored. You name the amount for each week.', 2500, true, 1),
    ('category_spotlight', 'Category spotlight', 'A place at the top of a category for a week, labelled Sponsored.', 1900, true, 2),
    ('unlock_section', 'Unlock a section', 'Shows milestones or the story on a free listing.', 900, true, 3)
  ) AS p(key, name, description, price_cents, is_active, position);
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE products SET is_active = true WHERE key = 'category_spotlight';
