-- Wakes the runners of every process as soon as the staging transaction commits.
CREATE FUNCTION notify_work() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('launchyard_work', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER outbox_notify_work AFTER INSERT ON outbox
FOR EACH STATEMENT EXECUTE FUNCTION notify_work();
