-- Whose people redeem codes was not written down. Where one company sells everything they are its people; where there are several
-- nobody knows, and each is named anew.
UPDATE members SET body = (body - 'isStaff') || coalesce(
  (SELECT jsonb_build_object('staffOf', min(company_id)) FROM products HAVING count(DISTINCT company_id) = 1), '{}'::jsonb)
WHERE (body ->> 'isStaff')::boolean;
--> statement-breakpoint
UPDATE members SET body = body - 'isStaff' WHERE body ? 'isStaff';
