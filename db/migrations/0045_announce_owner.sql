-- Founders are shown with what they own: a listing that changes hands changes two of them.
CREATE FUNCTION announce_owner() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('content', ARRAY[NEW.site_id], ARRAY['any:' || NEW.site_id, 'founders:' || NEW.site_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_owner AFTER UPDATE OF owner_id ON listings
FOR EACH ROW WHEN (NEW.status = 'live' AND OLD.owner_id IS DISTINCT FROM NEW.owner_id) EXECUTE FUNCTION announce_owner();
