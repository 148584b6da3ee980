CREATE FUNCTION pagoda_limit_unpaid(
  of_member text, at_ms bigint, most_orders int, most_copies int, wanted jsonb
) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  waiting int;
BEGIN
  -- Orders of one member are made one after the other, so that each sees those before it; what is counted is read after the wait.
  PERFORM pg_advisory_xact_lock(hashtextextended('orders of ' || of_member, 0));
  SELECT count(*) INTO waiting FROM orders
    WHERE member_id = of_member AND order_status = 1 AND payment_status = 1 AND pay_until > at_ms;
  IF waiting >= most_orders THEN
    RAISE EXCEPTION USING ERRCODE = 'PG001', MESSAGE = 'too-many-unpaid';
  END IF;
  IF EXISTS (
    SELECT 1 FROM jsonb_to_recordset(wanted) AS w("itemId" text, day text, copies int)
      JOIN order_holds h ON h.item_id = w."itemId" AND h.day = w.day
      JOIN orders o ON o.id = h.order_id
    WHERE o.member_id = of_member AND o.order_status = 1 AND o.payment_status = 1 AND o.pay_until > at_ms
    GROUP BY w."itemId", w.day, w.copies
    HAVING sum(h.copies) + w.copies > most_copies
  ) THEN
    RAISE EXCEPTION USING ERRCODE = 'PG001', MESSAGE = 'too-many-held';
  END IF;
  RETURN true;
END
$$;
