-- Mails that were over before outcomes were noted: those that were given up are known; of the others, whose tries end within a day, no word was kept.
UPDATE "outbox" o SET "outcome" = 'failed', "answer" = left(f."reason", 300)
FROM "failed_mails" f
WHERE f."key" = o."key" AND o."name" IN ('mail.requested', 'update_mail.requested') AND o."outcome" IS NULL AND o."tries" = 0;--> statement-breakpoint
UPDATE "outbox" o SET "outcome" = 'sent'
WHERE o."name" IN ('mail.requested', 'update_mail.requested') AND o."outcome" IS NULL AND o."tries" = 0
  AND (o."sent_at" < now() - interval '2 days'
    OR EXISTS (SELECT 1 FROM "runner_runs" r WHERE r."event_key" = o."key" AND r."status" IN ('done', 'failed')));
