-- What is stored. Written by `npm run schema` from the migrated database; never edited by hand.

CREATE EXTENSION btree_gist;
CREATE EXTENSION pg_trgm;
CREATE EXTENSION unaccent;

CREATE SEQUENCE attestation_numbers;
CREATE SEQUENCE contact_request_numbers;
CREATE SEQUENCE deletion_numbers;
CREATE SEQUENCE prescription_numbers;
CREATE SEQUENCE treatment_numbers;

CREATE OR REPLACE FUNCTION public.actor_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT nullif(current_setting('app.actor_id', true), '')::uuid $function$;

CREATE OR REPLACE FUNCTION public.actor_pharmacy_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT nullif(current_setting('app.pharmacy_id', true), '')::uuid $function$;

CREATE OR REPLACE FUNCTION public.actor_role()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT nullif(current_setting('app.actor_role', true), '') $function$;

CREATE OR REPLACE FUNCTION public.actor_sending_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT nullif(current_setting('app.sending_id', true), '')::uuid $function$;

CREATE OR REPLACE FUNCTION public.actor_time()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT coalesce(nullif(current_setting('app.time', true), '')::timestamptz, now()) $function$;

CREATE OR REPLACE FUNCTION public.anchored_links(from_position bigint, to_position bigint)
 RETURNS TABLE("position" bigint, sha256 text, issued_at timestamp with time zone, entry_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT documents.position, documents.sha256, documents.issued_at, documents.entry_hash
      FROM issued_documents documents WHERE documents.position > from_position AND documents.position <= to_position ORDER BY documents.position
    $function$;

CREATE OR REPLACE FUNCTION public.announce_presence()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE one presences := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
      BEGIN
        PERFORM pg_notify('office_events', format('presence changed %s:%s', one.resource, one.record_id));
        RETURN NULL;
      END $function$;

CREATE OR REPLACE PROCEDURE public.announce_table(IN of_table text, VARIADIC lists text[])
 LANGUAGE plpgsql
AS $procedure$
      DECLARE arguments text := (SELECT string_agg(quote_literal(part), ', ' ORDER BY place) FROM unnest(lists) WITH ORDINALITY AS parts (part, place));
      BEGIN
        EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office(%s)', of_table || '_announce_insert', of_table, arguments);
        EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office(%s)', of_table || '_announce_update', of_table, arguments);
        EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office(%s)', of_table || '_announce_delete', of_table, arguments);
      END $procedure$;

CREATE OR REPLACE FUNCTION public.announce_to_office()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE place integer := 0; written integer; ids text;
      BEGIN
        WHILE place < TG_NARGS LOOP
          EXECUTE format('SELECT count(*), string_agg(id, '','') FROM (SELECT DISTINCT (%s)::text AS id FROM changed WHERE %s LIMIT 101) AS found', TG_ARGV[place + 1], TG_ARGV[place + 2])
            INTO written, ids;
          IF written > 0 THEN
            PERFORM pg_notify('office_events', concat_ws(' ', TG_ARGV[place],
              CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END, CASE WHEN written <= 100 THEN ids END));
          END IF;
          place := place + 3;
        END LOOP;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION public.audit_content(entry audit_events)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
RETURN sha256(convert_to((jsonb_build_array((entry).id, EXTRACT(epoch FROM (entry).at), (entry).actor_id, (entry).actor_role, (entry).action, (entry).object_type, (entry).object_id, (entry).patient_id, (entry).reason, (entry).before, (entry).after, (entry).request_id, (entry).ip_hash, (entry).pharmacy_id))::text, 'UTF8'::name));

CREATE OR REPLACE FUNCTION public.audit_faults(of_chain smallint)
 RETURNS TABLE(event_id bigint, fault text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
      WITH links AS (
        SELECT seal, lag(seal.place, 1, 0) OVER in_order AS place_before, lag(seal.hash, 1, '') OVER in_order AS hash_before,
          lead(seal.place) OVER in_order IS NULL AS is_last, entry
        FROM audit_seals AS seal LEFT JOIN audit_events AS entry ON entry.id = seal.event_id
        WHERE seal.chain = of_chain WINDOW in_order AS (ORDER BY seal.place)
      )
      SELECT (seal).event_id, found.fault FROM links, LATERAL (SELECT CASE
        WHEN (seal).place <> place_before + 1 THEN 'gap'
        WHEN (seal).hash <> audit_link(hash_before, (seal).chain, (seal).place, (seal).at, (seal).is_sign_in, (seal).content) THEN 'broken'
        WHEN (entry).id IS NOT NULL AND audit_content(entry) <> (seal).content THEN 'changed'
        WHEN (entry).id IS NULL AND (seal).at > now() - (CASE WHEN (seal).is_sign_in THEN interval '3 months' ELSE interval '3 years' END) THEN 'missing'
        WHEN is_last AND NOT EXISTS (SELECT FROM audit_chains WHERE chain = of_chain AND place = (seal).place AND hash = (seal).hash) THEN 'end'
      END AS fault) AS found WHERE found.fault IS NOT NULL
      UNION ALL
      SELECT NULL, 'end' FROM audit_chains WHERE chain = of_chain AND place > 0 AND NOT EXISTS (SELECT FROM audit_seals WHERE audit_seals.chain = of_chain)
    $function$;

CREATE OR REPLACE FUNCTION public.audit_link(previous bytea, chain smallint, place bigint, at timestamp with time zone, is_sign_in boolean, content bytea)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
RETURN sha256((((((previous || int2send(chain)) || int8send(place)) || int8send(((EXTRACT(epoch FROM at) * (1000000)::numeric))::bigint)) || boolsend(is_sign_in)) || content));

CREATE OR REPLACE FUNCTION public.away_doctors()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
        SELECT users.id FROM users JOIN doctors ON doctors.user_id = users.id WHERE users.status <> 'active' OR NOT doctors.is_working
      $function$;

CREATE OR REPLACE FUNCTION public.caregiver_appointments(access uuid)
 RETURNS TABLE(id uuid, version integer, starts_at timestamp with time zone, ends_at timestamp with time zone, is_by_phone boolean, title text, first_name text, last_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
        SELECT consultations.id, consultations.version, consultations.starts_at, consultations.ends_at, is_by_phone, users.title, users.first_name, users.last_name
        FROM consultations JOIN users ON users.id = doctor_id
        WHERE patient_id = seen_by_caregiver(access, 'appointments') AND consultations.status = 'booked' AND consultations.ends_at > actor_time()
        ORDER BY consultations.starts_at
      $function$;

CREATE OR REPLACE FUNCTION public.caregiver_pickups(access uuid)
 RETURNS TABLE(medicine text, pickup_code text, hold_until timestamp with time zone, pharmacy_name text, street text, house_num text, zip_code text, city text, phone text, opening_hours jsonb, federal_state text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
        SELECT product_name, prescriptions.pickup_code, prescriptions.hold_until, pharmacies.name, pharmacies.street, pharmacies.house_num, pharmacies.zip_code,
          pharmacies.city, pharmacies.phone, pharmacies.opening_hours,
          (SELECT state FROM postal_areas WHERE pharmacies.zip_code LIKE prefix || '%' ORDER BY length(prefix) DESC LIMIT 1)
        FROM prescriptions JOIN pharmacies ON pharmacies.id = prescriptions.pharmacy_id
        WHERE prescriptions.patient_id = seen_by_caregiver(access, 'pickup') AND prescriptions.status IN ('ready', 'partly-dispensed')
          AND prescriptions.pickup_code IS NOT NULL AND prescriptions.hold_until IS NOT NULL
          AND NOT EXISTS (SELECT FROM sendings WHERE sendings.id = prescriptions.sending_id AND sendings.fulfilment <> 'pickup')
        ORDER BY prescriptions.hold_until, prescriptions.id
      $function$;

CREATE OR REPLACE FUNCTION public.caregiver_progress(access uuid)
 RETURNS TABLE(number text, status text, submitted_at timestamp with time zone, due_at timestamp with time zone, decided_at timestamp with time zone, has_question boolean, prescriptions text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
        SELECT number, status, submitted_at, CASE WHEN status = 'in-review' AND clock_stopped_at IS NULL THEN due_at END, decided_at, has_open_question(id),
          ARRAY(SELECT prescriptions.status FROM prescriptions WHERE prescriptions.treatment_id = treatments.id)
        FROM treatments WHERE patient_id = seen_by_caregiver(access, 'progress') ORDER BY created_at DESC, id DESC
      $function$;

CREATE OR REPLACE FUNCTION public.chain_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE last issued_documents%ROWTYPE;
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('issued_documents', 0));
        SELECT * INTO last FROM issued_documents ORDER BY position DESC LIMIT 1;
        NEW.position := coalesce(last.position, 0) + 1;
        NEW.previous_hash := coalesce(last.entry_hash, repeat('0', 64));
        NEW.issued_at := date_trunc('milliseconds', NEW.issued_at);
        NEW.entry_hash := encode(sha256(
          decode(NEW.previous_hash || NEW.sha256 || lpad(to_hex((extract(epoch FROM NEW.issued_at) * 1000)::bigint), 16, '0'), 'hex')
        ), 'hex');
        RETURN NEW;
      END $function$;

CREATE OR REPLACE FUNCTION public.check_attestation(code text)
 RETURNS TABLE(status text, valid_until date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT attestations.status, attestations.valid_until FROM attestations WHERE attestations.check_code = code AND attestations.status IN ('issued', 'revoked')
    $function$;

CREATE OR REPLACE FUNCTION public.check_document(code text)
 RETURNS TABLE(kind text, record_id uuid, number text, check_code text, issued_at timestamp with time zone, title text, first_name text, last_name text, is_cancelled boolean, replaced_at timestamp with time zone, is_reduced boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT CASE invoices.kind WHEN 'cancellation' THEN 'invoice-cancellation' WHEN 'reduction' THEN 'invoice-reduction' ELSE documents.kind END,
        documents.record_id, documents.number, documents.check_code, documents.issued_at, users.title, users.first_name, users.last_name,
        invoices.cancelled_at IS NOT NULL,
        (SELECT min(newer.issued_at) FROM issued_documents newer
          WHERE newer.number = documents.number AND newer.kind = documents.kind AND newer.position > documents.position),
        EXISTS (SELECT FROM invoices reductions WHERE reductions.corrects_id = invoices.id AND reductions.kind = 'reduction')
      FROM issued_documents documents LEFT JOIN users ON users.id = documents.issuer_id
      LEFT JOIN invoices ON documents.kind = 'invoice' AND invoices.id = documents.record_id
      WHERE documents.check_code = code ORDER BY documents.position LIMIT 1
    $function$;

CREATE OR REPLACE FUNCTION public.check_document_hash(hash text)
 RETURNS TABLE(kind text, record_id uuid, number text, check_code text, issued_at timestamp with time zone, title text, first_name text, last_name text, is_cancelled boolean, replaced_at timestamp with time zone, is_reduced boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT CASE invoices.kind WHEN 'cancellation' THEN 'invoice-cancellation' WHEN 'reduction' THEN 'invoice-reduction' ELSE documents.kind END,
        documents.record_id, documents.number, documents.check_code, documents.issued_at, users.title, users.first_name, users.last_name,
        invoices.cancelled_at IS NOT NULL,
        (SELECT min(newer.issued_at) FROM issued_documents newer
          WHERE newer.number = documents.number AND newer.kind = documents.kind AND newer.position > documents.position),
        EXISTS (SELECT FROM invoices reductions WHERE reductions.corrects_id = invoices.id AND reductions.kind = 'reduction')
      FROM issued_documents documents LEFT JOIN users ON users.id = documents.issuer_id
      LEFT JOIN invoices ON documents.kind = 'invoice' AND invoices.id = documents.record_id
      WHERE documents.sha256 = hash
    $function$;

CREATE OR REPLACE FUNCTION public.check_ledger_transaction()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  DECLARE checked bigint := CASE TG_TABLE_NAME WHEN 'ledger_entries' THEN (to_jsonb(NEW) ->> 'transaction_id')::bigint ELSE NEW.id END; total bigint; lines bigint;
  BEGIN
    SELECT sum(amount_cents), count(*) INTO total, lines FROM ledger_entries WHERE transaction_id = checked;
    IF total IS DISTINCT FROM 0 OR lines < 2 THEN
      RAISE EXCEPTION 'entries of one transaction sum to zero' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_sum_zero', TABLE = 'ledger_entries';
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.check_merged_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF EXISTS (SELECT FROM products WHERE id = NEW.merged_into_id AND merged_into_id IS NOT NULL)
        OR EXISTS (SELECT FROM products WHERE merged_into_id = NEW.id) THEN
        RAISE EXCEPTION 'a merged product does not lead on' USING ERRCODE = 'check_violation', CONSTRAINT = 'products_merged_once', TABLE = 'products';
      END IF;
      RETURN NEW;
    END $function$;

CREATE OR REPLACE FUNCTION public.check_payment_status()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  DECLARE checked uuid := CASE TG_TABLE_NAME WHEN 'payments' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'payment_id')::uuid END; held text; derived text;
  BEGIN
    SELECT status INTO held FROM payments WHERE id = checked;
    IF NOT FOUND THEN RETURN NULL; END IF;
    derived := ledger_status(checked);
    IF NOT (held = derived OR (derived IS NULL AND held IN ('open', 'failed', 'expired'))) THEN
      RAISE EXCEPTION 'the payment is % and its entries say %', held, derived
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_status_follows_ledger', TABLE = 'payments';
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.check_prescription(code text)
 RETURNS TABLE(number text, status text, issued_at timestamp with time zone, valid_until date, title text, first_name text, last_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
        SELECT prescriptions.number, prescriptions.status, prescriptions.issued_at, prescriptions.valid_until, users.title, users.first_name, users.last_name
        FROM prescriptions JOIN users ON users.id = prescriptions.doctor_id WHERE check_code = code
      $function$;

CREATE OR REPLACE FUNCTION public.choose_invoice_diagnosis(treatment uuid, chosen boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      BEGIN
        UPDATE treatments SET is_diagnosis_on_invoice = chosen WHERE id = treatment AND patient_id = actor_id() AND actor_role() = 'patient';
        RETURN FOUND;
      END $function$;

CREATE OR REPLACE FUNCTION public.correct_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  DECLARE original invoices%ROWTYPE; standing integer;
  BEGIN
    SELECT * INTO original FROM invoices WHERE id = NEW.corrects_id FOR UPDATE;
    SELECT original.total_cents + coalesce(sum(total_cents), 0) INTO standing FROM invoices WHERE corrects_id = original.id AND kind = 'reduction';
    IF original.kind <> 'invoice' OR (original.cancelled_at IS NULL) <> (NEW.kind <> 'invoice')
      OR (original.treatment_id, original.doctor_id) <> (NEW.treatment_id, NEW.doctor_id) OR original.payment_id IS DISTINCT FROM NEW.payment_id
      OR (NEW.kind = 'reduction' AND -NEW.total_cents >= standing) OR (NEW.kind = 'cancellation' AND -NEW.total_cents <> standing) THEN
      RAISE EXCEPTION 'a correction of what does not stand' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_correction', TABLE = 'invoices';
    END IF;
    IF NEW.kind = 'cancellation' THEN UPDATE invoices SET cancelled_at = NEW.issued_at WHERE id = original.id; END IF;
    RETURN NEW;
  END $function$;

CREATE OR REPLACE FUNCTION public.covered_prescriptions()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
        SELECT prescription_id FROM pharmacy_questions
        WHERE (status IN ('open', 'held') AND doctor_id IN (SELECT away_doctors()) AND actor_id() NOT IN (SELECT away_doctors())) OR answered_by_id = actor_id()
      $function$;

CREATE OR REPLACE FUNCTION public.delete_unused_pharmacy(unused uuid)
 RETURNS TABLE(slug text, name text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      BEGIN
        IF EXISTS (SELECT FROM stock_changes WHERE pharmacy_id = unused) THEN RAISE foreign_key_violation; END IF;
        RETURN QUERY DELETE FROM pharmacies WHERE id = unused RETURNING pharmacies.slug, pharmacies.name;
      END $function$;

CREATE OR REPLACE FUNCTION public.delete_unused_product(unused uuid)
 RETURNS TABLE(pzn text, name text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      BEGIN
        IF EXISTS (SELECT FROM stock_changes WHERE product_id = unused) THEN RAISE foreign_key_violation; END IF;
        RETURN QUERY DELETE FROM products WHERE id = unused RETURNING products.pzn, products.name;
      END $function$;

CREATE OR REPLACE FUNCTION public.delivered_since(since timestamp with time zone)
 RETURNS TABLE(pharmacy_id uuid, sent bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
        SELECT pharmacy_id, count(*) FROM prescription_deliveries WHERE sent_at > since GROUP BY pharmacy_id
      $function$;

CREATE OR REPLACE FUNCTION public.distance_km(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        SELECT 12742 * asin(least(1, sqrt(
          sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lon2 - lon1) / 2) ^ 2
        )))
      $function$;

CREATE OR REPLACE FUNCTION public.edits_since(of_action text, of_type text, of_id text, from_version integer)
 RETURNS TABLE(made_version integer, touched text[], before jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
        SELECT made_version, touched, before FROM audit_events
        WHERE object_type = of_type AND object_id = of_id AND action = of_action AND made_version > from_version ORDER BY id DESC LIMIT 100
      $function$;

CREATE OR REPLACE FUNCTION public.end_drafts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    BEGIN
      DELETE FROM treatment_drafts WHERE treatment_id = NEW.id;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION public.follow_grower()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        next_id uuid;
      BEGIN
        LOOP
          SELECT alias_of_id INTO next_id FROM growers WHERE id = NEW.grower_id FOR KEY SHARE;
          EXIT WHEN next_id IS NULL;
          NEW.grower_id := next_id;
        END LOOP;
        RETURN NEW;
      END $function$;

CREATE OR REPLACE FUNCTION public.follow_manufacturer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        next_id uuid;
      BEGIN
        LOOP
          SELECT alias_of_id INTO next_id FROM manufacturers WHERE id = NEW.manufacturer_id FOR KEY SHARE;
          EXIT WHEN next_id IS NULL;
          NEW.manufacturer_id := next_id;
        END LOOP;
        RETURN NEW;
      END $function$;

CREATE OR REPLACE FUNCTION public.follow_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    DECLARE
      next_id uuid;
    BEGIN
      LOOP
        SELECT merged_into_id INTO next_id FROM products WHERE id = NEW.product_id FOR KEY SHARE;
        EXIT WHEN next_id IS NULL;
        NEW.product_id := next_id;
      END LOOP;
      RETURN NEW;
    END $function$;

CREATE OR REPLACE FUNCTION public.follow_strain()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      DECLARE
        next_id uuid;
      BEGIN
        LOOP
          SELECT alias_of_id INTO next_id FROM strains WHERE id = NEW.strain_id FOR KEY SHARE;
          EXIT WHEN next_id IS NULL;
          NEW.strain_id := next_id;
        END LOOP;
        RETURN NEW;
      END $function$;

CREATE OR REPLACE FUNCTION public.hand_over_treatment(treatment uuid, to_doctor uuid, at timestamp with time zone, expires timestamp with time zone, due timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      BEGIN
        UPDATE treatments SET doctor_id = to_doctor, claimed_at = at, claim_expires_at = expires, due_at = due, version = version + 1, updated_at = at
          WHERE id = treatment AND status = 'in-review' AND held_decision_id IS NULL AND actor_role() = 'doctor' AND doctor_id = actor_id();
        RETURN FOUND;
      END $function$;

CREATE OR REPLACE FUNCTION public.has_earlier_approval(treatment uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
        SELECT EXISTS (
          SELECT FROM treatments asked JOIN treatments earlier ON earlier.patient_id = asked.patient_id
          WHERE asked.id = treatment AND earlier.status = 'approved' AND earlier.created_at < asked.created_at)
      $function$;

CREATE OR REPLACE FUNCTION public.has_open_question(treatment uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT coalesce((SELECT kind = 'question' FROM treatment_messages
        WHERE treatment_id = treatment AND kind IN ('question', 'answer') ORDER BY created_at DESC, id DESC LIMIT 1), false)
    $function$;

CREATE OR REPLACE FUNCTION public.has_push_device(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT EXISTS (SELECT FROM push_devices WHERE user_id = person)
    $function$;

CREATE OR REPLACE FUNCTION public.is_mentioned(treatment uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT EXISTS (SELECT FROM treatment_mentions WHERE treatment_id = treatment AND doctor_id = actor_id())
    $function$;

CREATE OR REPLACE FUNCTION public.is_own_patient(patient uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER COST 1000
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT EXISTS (SELECT FROM treatments WHERE doctor_id = actor_id() AND patient_id = patient)
        OR EXISTS (SELECT FROM consultations
          WHERE doctor_id = actor_id() AND patient_id = patient AND status <> 'cancelled' AND ends_at > actor_time() - interval '30 days')
    $function$;

CREATE OR REPLACE FUNCTION public.is_sign_in_action(action text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$ SELECT action ~ '^(session|sign-in|second-factor|recovery-code)[.]' OR action = 'document.check' $function$;

CREATE OR REPLACE FUNCTION public.keep_audit_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF OLD.at > now() - (CASE WHEN is_sign_in_action(OLD.action) THEN interval '3 months' ELSE interval '3 years' END) THEN
          RAISE EXCEPTION 'audit_events is append-only: this entry is too young to be deleted' USING ERRCODE = 'insufficient_privilege';
        END IF;
        RETURN OLD;
      END $function$;

CREATE OR REPLACE FUNCTION public.keep_caregiver_grant()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
      BEGIN
        IF actor_role() = 'patient' AND actor_id() <> OLD.patient_id
          AND (NEW.patient_id, NEW.place, NEW.name, NEW.email, NEW.limits, NEW.ends_at) IS DISTINCT FROM (OLD.patient_id, OLD.place, OLD.name, OLD.email, OLD.limits, OLD.ends_at)
        THEN RAISE EXCEPTION 'only the patient changes what was granted' USING ERRCODE = 'insufficient_privilege'; END IF;
        RETURN NEW;
      END $function$;

CREATE OR REPLACE FUNCTION public.keep_sent_issue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        RAISE EXCEPTION 'what is sent is not written anew' USING ERRCODE = 'check_violation', CONSTRAINT = 'newsletter_issues_frozen', TABLE = 'newsletter_issues';
      END $function$;

CREATE OR REPLACE FUNCTION public.keep_stock_history(moment timestamp with time zone, kept_months integer)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '2s'
 SET "TimeZone" TO 'UTC'
AS $function$
    DECLARE
      this_month date := date_trunc('month', moment);
      edge date := this_month - make_interval(months => kept_months);
      latest date;
      month date;
      part text;
      removed bigint := 0;
      gone bigint;
      stay bigint;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('stock.keep-history', 0));
      SELECT max(to_date(right(relname, 7), 'YYYY_MM')) INTO latest FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
        WHERE inhparent = 'stock_changes'::regclass AND relname ~ '^stock_changes_[0-9]{4}_[0-9]{2}$';
      WHILE latest < this_month + interval '3 months' LOOP
        latest := latest + interval '1 month';
        part := 'stock_changes_' || to_char(latest, 'YYYY_MM');
        ALTER TABLE stock_changes DETACH PARTITION stock_changes_ahead;
        EXECUTE format('CREATE TABLE %I PARTITION OF stock_changes FOR VALUES FROM (%L) TO (%L)', part, latest, latest + interval '1 month');
        EXECUTE format('REVOKE ALL ON %I FROM blattwerk_app', part);
        EXECUTE format('WITH moved AS (DELETE FROM stock_changes_ahead WHERE at < %L RETURNING id, pharmacy_id, product_id, run_id, quantity, price_cents, at)
          INSERT INTO stock_changes (id, pharmacy_id, product_id, run_id, quantity, price_cents, at) OVERRIDING SYSTEM VALUE SELECT id, pharmacy_id, product_id, run_id, quantity, price_cents, at FROM moved', latest + interval '1 month');
        EXECUTE format('ALTER TABLE stock_changes ATTACH PARTITION stock_changes_ahead FOR VALUES FROM (%L) TO (MAXVALUE)', latest + interval '1 month');
      END LOOP;
      FOR part, month IN SELECT relname, to_date(right(relname, 7), 'YYYY_MM') FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
        WHERE inhparent = 'stock_changes'::regclass AND relname ~ '^stock_changes_[0-9]{4}_[0-9]{2}$' AND to_date(right(relname, 7), 'YYYY_MM') < edge ORDER BY relname
      LOOP
        ALTER TABLE stock_changes DETACH PARTITION stock_changes_before;
        EXECUTE format('ALTER TABLE stock_changes DETACH PARTITION %I', part);
        EXECUTE format('INSERT INTO stock_changes_before (id, pharmacy_id, product_id, run_id, quantity, price_cents, at)
          SELECT DISTINCT ON (pharmacy_id, product_id) id, pharmacy_id, product_id, run_id, quantity, price_cents, at FROM %I ORDER BY pharmacy_id, product_id, at DESC, id DESC', part);
        GET DIAGNOSTICS stay = ROW_COUNT;
        EXECUTE format('SELECT count(*) FROM %I', part) INTO gone;
        removed := removed + gone - stay;
        EXECUTE format('DROP TABLE %I', part);
        EXECUTE format('ALTER TABLE stock_changes ATTACH PARTITION stock_changes_before FOR VALUES FROM (MINVALUE) TO (%L)', month + interval '1 month');
      END LOOP;
      DELETE FROM stock_changes_before AS old USING (
        SELECT at, id, row_number() OVER (PARTITION BY pharmacy_id, product_id ORDER BY at DESC, id DESC) AS place FROM stock_changes_before WHERE at < edge
      ) AS ranked WHERE ranked.place > 1 AND old.at = ranked.at AND old.id = ranked.id;
      GET DIAGNOSTICS gone = ROW_COUNT;
      RETURN removed + gone;
    END $function$;

CREATE OR REPLACE FUNCTION public.ledger_balance(payment uuid, of_account text)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    SELECT coalesce(sum(amount_cents), 0)::integer FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id
    WHERE payment_id = payment AND account = of_account
  $function$;

CREATE OR REPLACE FUNCTION public.ledger_post(kind text, payment uuid, reference text, at timestamp with time zone, accounts text[], amounts integer[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  DECLARE posted bigint;
  BEGIN
    INSERT INTO ledger_transactions (kind, payment_id, reference, at) VALUES (kind, payment, reference, at) RETURNING id INTO posted;
    INSERT INTO ledger_entries (transaction_id, account, amount_cents)
      SELECT posted, account, amount FROM unnest(accounts, amounts) AS line (account, amount) WHERE amount <> 0;
  END $function$;

CREATE OR REPLACE FUNCTION public.ledger_status(payment uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    WITH entries AS (
      SELECT kind, account, amount_cents FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id WHERE payment_id = payment
    ), sums AS (
      SELECT coalesce(sum(amount_cents) FILTER (WHERE kind = 'deposit' AND account = 'provider'), 0) AS paid,
        coalesce(sum(amount_cents) FILTER (WHERE account = 'disputed' AND kind <> 'chargeback'), 0) AS disputed,
        -coalesce(sum(amount_cents) FILTER (WHERE account IN ('deposits', 'patients', 'doctor-fees')), 0) AS kept,
        -coalesce(sum(amount_cents) FILTER (WHERE account = 'refunds-due'), 0) AS due,
        -coalesce(sum(amount_cents) FILTER (WHERE account = 'refunds-due' AND kind = 'rest'), 0) AS rest,
        count(*) FILTER (WHERE kind = 'offset') > 0 AS is_offset
      FROM entries
    )
    SELECT CASE
      WHEN paid = 0 THEN NULL
      WHEN disputed > 0 THEN 'disputed'
      WHEN kept = 0 AND due > 0 THEN 'refund-pending'
      WHEN kept = 0 THEN 'refunded'
      WHEN kept + rest < paid THEN 'partly-refunded'
      WHEN is_offset THEN 'offset'
      ELSE 'paid'
    END FROM sums
  $function$;

CREATE OR REPLACE FUNCTION public.lock_doctor_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      BEGIN
        -- One change of a doctor's time after the other: two that check each other at once would wait for each other.
        PERFORM pg_advisory_xact_lock(hashtextextended('doctor-time:' || NEW.doctor_id, 0));
        DELETE FROM consultation_holds WHERE doctor_id = NEW.doctor_id AND expires_at <= actor_time() AND id <> NEW.id;
        RETURN NEW;
      END $function$;

CREATE OR REPLACE FUNCTION public.move_noted_products(duplicate uuid, kept uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    BEGIN
      IF actor_role() IS DISTINCT FROM 'admin' THEN RAISE insufficient_privilege; END IF;
      DELETE FROM noted_products AS twice WHERE product_id = duplicate
        AND EXISTS (SELECT FROM noted_products AS own WHERE own.user_id = twice.user_id AND own.product_id = kept);
      UPDATE noted_products SET product_id = kept WHERE product_id = duplicate;
    END $function$;

CREATE OR REPLACE FUNCTION public.move_requested_products(duplicate uuid, kept uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    BEGIN
      IF actor_role() IS DISTINCT FROM 'admin' THEN RAISE insufficient_privilege; END IF;
      DELETE FROM treatment_products AS twice USING treatments WHERE treatments.id = twice.treatment_id AND twice.product_id = duplicate
        AND treatments.status IN ('draft', 'awaiting-payment', 'in-review')
        AND EXISTS (SELECT FROM treatment_products AS own WHERE own.treatment_id = twice.treatment_id AND own.product_id = kept);
      UPDATE treatment_products SET product_id = kept FROM treatments WHERE treatments.id = treatment_id AND product_id = duplicate
        AND treatments.status IN ('draft', 'awaiting-payment', 'in-review');
      UPDATE treatment_drafts SET input = CAST(replace(CAST(input AS text), CAST(duplicate AS text), CAST(kept AS text)) AS jsonb), version = treatment_drafts.version + 1, saved_at = at
        FROM treatments WHERE treatments.id = treatment_id AND treatments.status = 'in-review' AND strpos(CAST(input AS text), CAST(duplicate AS text)) > 0;
    END $function$;

CREATE OR REPLACE FUNCTION public.move_reviews(duplicate uuid, kept uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    DECLARE
      moved integer;
    BEGIN
      IF actor_role() IS DISTINCT FROM 'admin' THEN RAISE insufficient_privilege; END IF;
      UPDATE reviews SET product_id = kept WHERE product_id = duplicate
        AND (patient_id IS NULL OR NOT EXISTS (SELECT FROM reviews AS own WHERE own.patient_id = reviews.patient_id AND own.product_id = kept));
      GET DIAGNOSTICS moved = ROW_COUNT;
      UPDATE review_comments SET product_id = kept FROM reviews WHERE reviews.id = review_id AND review_comments.product_id = duplicate AND reviews.product_id = kept;
      RETURN moved;
    END $function$;

CREATE OR REPLACE FUNCTION public.note_account_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
      BEGIN
        PERFORM pg_notify('account_changed', to_jsonb(CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END) ->> TG_ARGV[0]);
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION public.note_catalogue_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      BEGIN
        INSERT INTO catalogue_changes (topic) VALUES (TG_ARGV[0]);
        PERFORM pg_notify('catalogue_changed', '');
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION public.note_pharmacies_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      BEGIN
        INSERT INTO catalogue_changes (topic, pharmacy_id) SELECT 'pharmacy', id FROM changed GROUP BY id;
        PERFORM pg_notify('catalogue_changed', '');
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION public.note_stock_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      BEGIN
        INSERT INTO catalogue_changes (topic, pharmacy_id) SELECT 'stock', pharmacy_id FROM changed GROUP BY pharmacy_id;
        IF FOUND THEN PERFORM pg_notify('catalogue_changed', ''); END IF;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION public.number_of_mention(treatment uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT number FROM treatments WHERE id = treatment AND is_mentioned(treatment)
    $function$;

CREATE OR REPLACE FUNCTION public.opened_patient()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
        SELECT patient_id FROM treatments
        WHERE id = nullif(current_setting('app.opened_treatment', true), '')::uuid AND nullif(current_setting('app.opened_reason', true), '') IS NOT NULL
      $function$;

CREATE OR REPLACE FUNCTION public.patient_of_guest_link(link uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT patient_id FROM consultations WHERE id = link
    $function$;

CREATE OR REPLACE FUNCTION public.patient_of_mention(treatment uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT patient_id FROM treatments WHERE id = treatment AND is_mentioned(treatment)
    $function$;

CREATE OR REPLACE FUNCTION public.person_words(title text, first_name text, last_name text, email text, phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN search_fold(((((((((COALESCE(title, ''::text) || ' '::text) || first_name) || ' '::text) || last_name) || ' '::text) || email) || ' '::text) || COALESCE(phone, ''::text)));

CREATE OR REPLACE FUNCTION public.post_dispute()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  DECLARE due integer; deposit integer; credit integer; left_over integer := NEW.amount_cents;
  BEGIN
    PERFORM FROM payments WHERE id = NEW.payment_id FOR NO KEY UPDATE;
    IF TG_OP = 'INSERT' THEN
      PERFORM ledger_post('dispute', NEW.payment_id, NEW.stripe_dispute_id, NEW.opened_at, '{disputed,provider}', ARRAY[NEW.amount_cents, -NEW.amount_cents]);
    END IF;
    IF NEW.status = 'won' AND (TG_OP = 'INSERT' OR OLD.status = 'open') THEN
      PERFORM ledger_post('dispute-won', NEW.payment_id, NEW.stripe_dispute_id, NEW.closed_at, '{provider,disputed}', ARRAY[NEW.amount_cents, -NEW.amount_cents]);
    ELSIF NEW.status = 'lost' AND (TG_OP = 'INSERT' OR OLD.status = 'open') THEN
      due := greatest(0, least(left_over, -ledger_balance(NEW.payment_id, 'refunds-due')));
      left_over := left_over - due;
      deposit := greatest(0, least(left_over, -ledger_balance(NEW.payment_id, 'deposits')));
      left_over := left_over - deposit;
      credit := greatest(0, least(left_over, -ledger_balance(NEW.payment_id, 'patients')));
      PERFORM ledger_post('chargeback', NEW.payment_id, NEW.stripe_dispute_id, NEW.closed_at, '{refunds-due,deposits,patients,chargebacks,disputed}',
        ARRAY[due, deposit, credit, left_over - credit, -NEW.amount_cents]);
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.post_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  DECLARE contact text; held integer;
  BEGIN
    IF NEW.payment_id IS NOT NULL AND NEW.total_cents > 0 THEN
      SELECT contact_kind INTO contact FROM treatments WHERE id = NEW.treatment_id;
      PERFORM ledger_post(CASE WHEN contact IN ('video', 'phone') THEN 'consultation-fee' ELSE 'fee' END, NEW.payment_id, NEW.number, NEW.issued_at,
        '{patients,doctor-fees}', ARRAY[NEW.total_cents, -NEW.total_cents]);
    END IF;
    IF NEW.payment_id IS NOT NULL AND NEW.total_cents < 0 THEN

      SELECT -ledger_balance(NEW.payment_id, 'doctor-fees') - sum(total_cents) INTO held FROM invoices WHERE id = NEW.corrects_id OR corrects_id = NEW.corrects_id;

      IF held > 0 THEN
        PERFORM ledger_post(CASE NEW.kind WHEN 'cancellation' THEN 'fee-cancelled' ELSE 'fee-reduced' END, NEW.payment_id, NEW.number, NEW.issued_at,
          '{doctor-fees,patients}', ARRAY[held, -held]);
      END IF;
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.post_payment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  DECLARE held integer;
  BEGIN
    IF NEW.paid_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.paid_at IS NULL) THEN
      PERFORM ledger_post('deposit', NEW.id, NEW.stripe_payment_intent_id, NEW.paid_at, '{provider,deposits}', ARRAY[NEW.amount_cents, -NEW.amount_cents]);
    END IF;
    IF NEW.offset_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.offset_at IS NULL) THEN
      held := -ledger_balance(NEW.id, 'deposits');
      PERFORM ledger_post('offset', NEW.id, NEW.id::text, NEW.offset_at, '{deposits,patients}', ARRAY[held, -held]);
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.post_provider_fee()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    BEGIN
      PERFORM ledger_post('provider-fee', (SELECT payment_id FROM ledger_transactions WHERE kind = 'deposit' AND reference = NEW.stripe_payment_intent_id),
        NEW.id, NEW.created_at, '{provider-fees,provider}', ARRAY[NEW.fee_cents, -NEW.fee_cents]);
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION public.post_refund()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  DECLARE was text := CASE TG_OP WHEN 'UPDATE' THEN OLD.status ELSE 'to-approve' END;
  BEGIN
    IF was = NEW.status THEN RETURN NULL; END IF;
    IF was IN ('rejected') OR (was = 'to-approve' AND NEW.status = 'failed') OR (was = 'failed' AND NEW.status <> 'pending') OR NEW.status = 'to-approve'
      OR (NEW.status = 'rejected' AND was <> 'to-approve') OR (was = 'done' AND NEW.status <> 'failed') THEN
      RAISE EXCEPTION 'a refund does not go from % to %', was, NEW.status USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_steps', TABLE = 'refunds';
    END IF;
    IF was = 'to-approve' AND NEW.status IN ('pending', 'done') THEN
      PERFORM promise_refund(NEW.payment_id, NEW.id, NEW.amount_cents, NEW.reason, NEW.requested_at);
    END IF;
    IF NEW.status = 'done' THEN
      PERFORM ledger_post('refund', NEW.payment_id, coalesce(NEW.stripe_refund_id, NEW.id::text), NEW.refunded_at, '{refunds-due,provider}',
        ARRAY[NEW.amount_cents, -NEW.amount_cents]);
    ELSIF was = 'done' THEN
      PERFORM ledger_post('refund-returned', NEW.payment_id, coalesce(OLD.stripe_refund_id, NEW.id::text), NEW.failed_at, '{provider,refunds-due}',
        ARRAY[NEW.amount_cents, -NEW.amount_cents]);
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.prescribed_since(since timestamp with time zone)
 RETURNS TABLE(product_id uuid, prescribed bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ SELECT coalesce(products.merged_into_id, products.id), count(*) FROM prescriptions JOIN products ON products.id = prescriptions.product_id
      WHERE issued_at > since GROUP BY 1 $function$;

CREATE OR REPLACE FUNCTION public.promise_refund(payment uuid, refund uuid, amount integer, reason text, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  DECLARE deposit integer; credit integer; fee integer; left_over integer := amount;
  BEGIN
    PERFORM FROM payments WHERE id = payment FOR NO KEY UPDATE;
    IF amount > refundable_cents(payment) THEN
      RAISE EXCEPTION 'a refund of more than is kept of the payment' USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment', TABLE = 'refunds';
    END IF;
    deposit := greatest(0, least(left_over, -ledger_balance(payment, 'deposits')));
    left_over := left_over - deposit;
    credit := greatest(0, least(left_over, -ledger_balance(payment, 'patients')));
    fee := left_over - credit;
    PERFORM ledger_post(CASE reason WHEN 'rest' THEN 'rest' ELSE 'refund-due' END, payment, refund::text, at,
      '{deposits,patients,doctor-fees,refunds-due}', ARRAY[deposit, credit, fee, -amount]);
  END $function$;

CREATE OR REPLACE FUNCTION public.record_history(kind text, record text)
 RETURNS TABLE(id bigint, at timestamp with time zone, actor_id uuid, actor_role text, action text, reason text, before jsonb, after jsonb, title text, first_name text, last_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT entry.id, entry.at, entry.actor_id, entry.actor_role, entry.action, entry.reason, entry.before, entry.after, person.title, person.first_name, person.last_name
      FROM audit_events AS entry LEFT JOIN users AS person ON person.id = entry.actor_id
      WHERE actor_role() IN ('doctor', 'pharmacy', 'admin') AND entry.object_type = kind AND entry.object_id = record
        AND (entry.before IS NOT NULL OR entry.after IS NOT NULL OR entry.action !~ '[.](read|list|open|download|export|search|seen|read-notes|break-glass[a-z-]*)$')
      ORDER BY entry.id DESC LIMIT 500
    $function$;

CREATE OR REPLACE FUNCTION public.refund_approver(refund uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ SELECT approved_by FROM refunds WHERE id = refund $function$;

CREATE OR REPLACE FUNCTION public.refundable_cents(payment uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    SELECT -coalesce(sum(amount_cents), 0)::integer FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id
    WHERE payment_id = payment AND account IN ('deposits', 'patients', 'doctor-fees')
  $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
      END $function$;

CREATE OR REPLACE FUNCTION public.refuse_merged_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF EXISTS (SELECT FROM products WHERE merged_into_id IS NOT NULL AND id IN (SELECT product_id FROM changed)) THEN
        RAISE EXCEPTION 'stock of a merged product' USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_standing_product', TABLE = 'stock';
      END IF;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION public.resume_treatment_clock(treatment uuid, resumed timestamp with time zone, due timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      BEGIN
        UPDATE treatments SET clock_stopped_at = NULL, due_at = due, version = version + 1, updated_at = resumed
          WHERE id = treatment AND status = 'in-review' AND clock_stopped_at IS NOT NULL
            AND (patient_id = actor_id() OR (consultation_requested_at IS NOT NULL AND (actor_role() = 'admin' OR coalesce(actor_role(), '') = ''
              OR EXISTS (SELECT FROM consultations WHERE consultations.treatment_id = treatment AND consultations.doctor_id = actor_id()))));
        IF NOT FOUND THEN RETURN false; END IF;
        UPDATE treatment_pauses SET resumed_at = resumed WHERE treatment_id = treatment AND resumed_at IS NULL;
        RETURN true;
      END $function$;

CREATE OR REPLACE FUNCTION public.review_workload(until timestamp with time zone, since timestamp with time zone)
 RETURNS TABLE(doctor_id uuid, open integer, due_today integer, decided integer, median_minutes integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT doctors.user_id, coalesce(o.open, 0), coalesce(o.due_today, 0), coalesce(d.decided, 0), d.median_minutes
      FROM doctors
      LEFT JOIN (SELECT t.doctor_id, count(*)::int AS open, (count(*) FILTER (WHERE t.due_at <= until))::int AS due_today FROM treatments t
        WHERE t.status = 'in-review' AND t.held_decision_id IS NULL GROUP BY 1) o ON o.doctor_id = doctors.user_id
      LEFT JOIN (SELECT t.doctor_id, count(*)::int AS decided,
        round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM t.decided_at - t.claimed_at) / 60))::int AS median_minutes
        FROM treatments t WHERE t.decided_at >= since GROUP BY 1) d ON d.doctor_id = doctors.user_id
      WHERE actor_role() IN ('doctor', 'admin')
    $function$;

CREATE OR REPLACE FUNCTION public.seal_audit_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE entry audit_events; head audit_chains; content bytea; is_sign_in boolean;
      BEGIN
        IF NOT EXISTS (SELECT FROM added) THEN RETURN NULL; END IF;
        SELECT * INTO head FROM audit_chains ORDER BY (chain + pg_backend_pid()) % 64 LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
        IF NOT FOUND THEN
          SELECT * INTO head FROM audit_chains WHERE chain = pg_backend_pid() % 64 FOR NO KEY UPDATE;
        END IF;
        FOR entry IN SELECT * FROM added ORDER BY id LOOP
          content := audit_content(entry);
          is_sign_in := is_sign_in_action(entry.action);
          head.place := head.place + 1;
          head.hash := audit_link(head.hash, head.chain, head.place, entry.at, is_sign_in, content);
          INSERT INTO audit_seals VALUES (entry.id, head.chain, head.place, entry.at, is_sign_in, content, head.hash);
        END LOOP;
        UPDATE audit_chains SET place = head.place, hash = head.hash WHERE chain = head.chain;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION public.search_fold(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(lower(unaccent('unaccent'::regdictionary, words)), '([aou])e'::text, '\1'::text, 'g'::text);

CREATE OR REPLACE FUNCTION public.seen_by_caregiver(access uuid, part text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT caregivers.patient_id FROM caregivers
      JOIN users patients ON patients.id = caregivers.patient_id AND patients.status = 'active'
      JOIN users readers ON readers.id = caregivers.caregiver_id AND readers.status = 'active'
      WHERE caregivers.id = access AND caregivers.caregiver_id = actor_id() AND actor_role() = 'patient'
        AND caregivers.status = 'active' AND caregivers.ends_at > actor_time() AND part = ANY (caregivers.limits)
    $function$;

CREATE OR REPLACE FUNCTION public.shares_diary(patient uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER COST 1000
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT EXISTS (SELECT FROM consents WHERE user_id = patient AND document = 'diary' AND withdrawn_at IS NULL)
        AND EXISTS (SELECT FROM treatments WHERE doctor_id = actor_id() AND patient_id = patient AND status IN ('in-review', 'approved')
          AND NOT EXISTS (SELECT FROM diary_withheld WHERE diary_withheld.treatment_id = treatments.id))
    $function$;

CREATE OR REPLACE FUNCTION public.standing_product(product uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT coalesce(merged_into_id, id) FROM products WHERE id = product $function$;

CREATE OR REPLACE FUNCTION public.take_consultation_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      BEGIN
        IF NEW.status IN ('booked', 'completed') THEN
          INSERT INTO taken_times (doctor_id, starts_at, ends_at, consultation_id) VALUES (NEW.doctor_id, NEW.starts_at, NEW.ends_at, NEW.id)
            ON CONFLICT (consultation_id) DO UPDATE SET doctor_id = excluded.doctor_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at;
        ELSE
          DELETE FROM taken_times WHERE consultation_id = NEW.id;
        END IF;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION public.take_hold_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      BEGIN
        INSERT INTO taken_times (doctor_id, starts_at, ends_at, hold_id, expires_at) VALUES (NEW.doctor_id, NEW.starts_at, NEW.ends_at, NEW.id, NEW.expires_at)
          ON CONFLICT (hold_id) DO UPDATE
          SET doctor_id = excluded.doctor_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at, expires_at = excluded.expires_at;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION public.take_list_export(export_id uuid, used integer, at timestamp with time zone)
 RETURNS TABLE(user_id uuid, role text, first_name text, last_name text, resource text, format text, bytes bigint, data_key text, key_version integer, created_at timestamp with time zone)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      UPDATE list_exports SET downloads = downloads + 1, updated_at = at
      FROM users
      WHERE list_exports.id = export_id AND list_exports.downloads = used AND list_exports.status = 'done' AND list_exports.expires_at > at
        AND users.id = list_exports.user_id AND users.status = 'active'
      RETURNING list_exports.user_id, users.role, users.first_name, users.last_name, list_exports.resource, list_exports.format, list_exports.bytes, list_exports.data_key,
        list_exports.key_version, list_exports.created_at
      $function$;

CREATE OR REPLACE FUNCTION public.touch_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        NEW.updated_at := now();
        RETURN NEW;
      END $function$;

CREATE OR REPLACE FUNCTION public.treatments_numbered(pattern text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$SELECT id FROM treatments WHERE search_fold(number) LIKE pattern$function$;

CREATE OR REPLACE FUNCTION public.unread_requests()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      SELECT DISTINCT treatments.id FROM treatment_messages JOIN treatments ON treatments.id = treatment_messages.treatment_id
      WHERE treatment_messages.read_at IS NULL AND treatment_messages.kind IN ('answer', 'message') AND actor_role() = 'doctor'
        AND ((treatments.doctor_id = actor_id() AND treatments.status IN ('in-review', 'approved'))
          OR (treatments.status = 'in-review' AND treatments.held_decision_id IS NULL))
    $function$;

CREATE TABLE age_refusals (
  email_hash text NOT NULL,
  birth_hash text NOT NULL,
  refused_at timestamp with time zone NOT NULL,
  CONSTRAINT age_refusals_pkey PRIMARY KEY (email_hash)
);
CREATE INDEX age_refusals_refused_at_idx ON public.age_refusals USING btree (refused_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON age_refusals TO blattwerk_app;

CREATE TABLE aged_stock (
  pharmacy_id uuid NOT NULL,
  age text NOT NULL,
  product_ids uuid[] NOT NULL,
  CONSTRAINT aged_stock_pkey PRIMARY KEY (pharmacy_id, age),
  CONSTRAINT aged_stock_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT aged_stock_age_check CHECK ((age = ANY (ARRAY['uncertain'::text, 'gone'::text])))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON aged_stock TO blattwerk_app;

CREATE TABLE alerts (
  id uuid NOT NULL,
  user_id uuid,
  email text,
  product_id uuid NOT NULL,
  kind text NOT NULL,
  price_cents integer,
  pharmacy_id uuid,
  zip_code text,
  radius_km numeric(6,1),
  lat double precision,
  lon double precision,
  locale text NOT NULL,
  status text NOT NULL,
  met_at timestamp with time zone,
  is_told boolean DEFAULT false NOT NULL,
  last_sent_at timestamp with time zone,
  asked_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT alerts_pkey PRIMARY KEY (id),
  CONSTRAINT alerts_same_key UNIQUE NULLS NOT DISTINCT (user_id, email, product_id, kind, price_cents, pharmacy_id, zip_code, radius_km),
  CONSTRAINT alerts_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT alerts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  CONSTRAINT alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT alerts_confirmed_check CHECK (((status = 'active'::text) = (confirmed_at IS NOT NULL))),
  CONSTRAINT alerts_email_lower_check CHECK ((email = lower(email))),
  CONSTRAINT alerts_kind_check CHECK ((kind = ANY (ARRAY['back-in-stock'::text, 'price-below'::text, 'at-pharmacy'::text]))),
  CONSTRAINT alerts_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT alerts_person_check CHECK (((user_id IS NULL) <> (email IS NULL))),
  CONSTRAINT alerts_pharmacy_check CHECK (((kind = 'at-pharmacy'::text) = (pharmacy_id IS NOT NULL))),
  CONSTRAINT alerts_place_check CHECK ((num_nulls(zip_code, radius_km, lat, lon) = ANY (ARRAY[0, 4]))),
  CONSTRAINT alerts_price_cents_check CHECK (((price_cents >= 1) AND (price_cents <= 1000000))),
  CONSTRAINT alerts_price_check CHECK (((kind = 'price-below'::text) = (price_cents IS NOT NULL))),
  CONSTRAINT alerts_radius_km_check CHECK (((radius_km >= (1)::numeric) AND (radius_km <= (1000)::numeric))),
  CONSTRAINT alerts_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text]))),
  CONSTRAINT alerts_told_check CHECK (((met_at IS NOT NULL) OR (NOT is_told)))
);
CREATE INDEX alerts_email_idx ON public.alerts USING btree (email) WHERE (email IS NOT NULL);
CREATE INDEX alerts_pending_idx ON public.alerts USING btree (asked_at) WHERE (status = 'pending'::text);
CREATE INDEX alerts_pharmacy_id_idx ON public.alerts USING btree (pharmacy_id) WHERE (pharmacy_id IS NOT NULL);
CREATE INDEX alerts_product_id_idx ON public.alerts USING btree (product_id) WHERE (status = 'active'::text);
CREATE TRIGGER alerts_follow_product BEFORE INSERT OR UPDATE OF product_id ON public.alerts FOR EACH ROW WHEN ((new.product_id IS NOT NULL)) EXECUTE FUNCTION follow_product();
GRANT DELETE, INSERT, SELECT, UPDATE ON alerts TO blattwerk_app;

CREATE TABLE attestations (
  id uuid NOT NULL,
  number text NOT NULL,
  kind text NOT NULL,
  patient_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  prescription_id uuid NOT NULL,
  status text NOT NULL,
  is_asked boolean NOT NULL,
  travel jsonb,
  check_code text NOT NULL,
  valid_from date,
  valid_until date,
  reason text,
  file_id uuid,
  requested_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT attestations_pkey PRIMARY KEY (id),
  CONSTRAINT attestations_check_code_key UNIQUE (check_code),
  CONSTRAINT attestations_number_key UNIQUE (number),
  CONSTRAINT attestations_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT attestations_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT attestations_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT attestations_prescription_id_fkey FOREIGN KEY (prescription_id) REFERENCES prescriptions(id),
  CONSTRAINT attestations_check_code_check CHECK ((check_code ~ '^[2-9A-HJ-NP-Z]{10}$'::text)),
  CONSTRAINT attestations_decided_check CHECK (((status = 'requested'::text) = (decided_at IS NULL))),
  CONSTRAINT attestations_kind_check CHECK ((kind = ANY (ARRAY['patient-card'::text, 'travel-certificate'::text]))),
  CONSTRAINT attestations_number_check CHECK (((char_length(number) >= 1) AND (char_length(number) <= 40))),
  CONSTRAINT attestations_reason_check CHECK (((char_length(reason) >= 5) AND (char_length(reason) <= 500))),
  CONSTRAINT attestations_reasoned_check CHECK (((status = ANY (ARRAY['declined'::text, 'revoked'::text])) = (reason IS NOT NULL))),
  CONSTRAINT attestations_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'issued'::text, 'declined'::text, 'withdrawn'::text, 'revoked'::text]))),
  CONSTRAINT attestations_travel_check CHECK (((kind = 'travel-certificate'::text) OR (travel IS NULL))),
  CONSTRAINT attestations_travel_days_check CHECK (((kind <> 'travel-certificate'::text) OR ((valid_until - valid_from) < 30))),
  CONSTRAINT attestations_valid_check CHECK (((status = ANY (ARRAY['issued'::text, 'revoked'::text])) = ((valid_from IS NOT NULL) AND (valid_until >= valid_from)))),
  CONSTRAINT attestations_version_check CHECK ((version >= 1))
);
CREATE INDEX attestations_doctor_id_idx ON public.attestations USING btree (doctor_id, created_at DESC);
CREATE INDEX attestations_file_id_idx ON public.attestations USING btree (file_id);
CREATE UNIQUE INDEX attestations_open_key ON public.attestations USING btree (prescription_id, kind) WHERE (status = 'requested'::text);
CREATE INDEX attestations_patient_id_idx ON public.attestations USING btree (patient_id, created_at DESC);
CREATE INDEX attestations_prescription_id_idx ON public.attestations USING btree (prescription_id);
CREATE TRIGGER attestations_announce_delete AFTER DELETE ON public.attestations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('attestations', 'id', 'true');
CREATE TRIGGER attestations_announce_insert AFTER INSERT ON public.attestations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('attestations', 'id', 'true');
CREATE TRIGGER attestations_announce_update AFTER UPDATE ON public.attestations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('attestations', 'id', 'true');
CREATE POLICY doctor_decides ON attestations FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY doctor_issues ON attestations FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id)) AND (status = 'issued'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE ((prescriptions.id = attestations.prescription_id) AND (prescriptions.doctor_id = attestations.doctor_id) AND (prescriptions.patient_id = attestations.patient_id))))));
CREATE POLICY doctor_own ON attestations FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY patient_asks ON attestations FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = 'requested'::text)));
CREATE POLICY patient_reads ON attestations FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY patient_withdraws ON attestations FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = 'requested'::text))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = 'withdrawn'::text)));
CREATE POLICY system_all ON attestations FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON attestations TO blattwerk_app;
ALTER TABLE attestations ENABLE ROW LEVEL SECURITY;

CREATE TABLE audit_chains (
  chain smallint NOT NULL,
  place bigint DEFAULT 0 NOT NULL,
  hash bytea DEFAULT '\x'::bytea NOT NULL,
  CONSTRAINT audit_chains_pkey PRIMARY KEY (chain),
  CONSTRAINT audit_chains_place_check CHECK ((place >= 0))
);

CREATE TABLE audit_checks (
  id uuid NOT NULL,
  checked_at timestamp with time zone NOT NULL,
  began_at timestamp with time zone,
  entries bigint NOT NULL,
  heads jsonb NOT NULL,
  digest text NOT NULL,
  faults jsonb NOT NULL,
  CONSTRAINT audit_checks_pkey PRIMARY KEY (id),
  CONSTRAINT audit_checks_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT audit_checks_faults_check CHECK ((jsonb_typeof(faults) = 'array'::text))
);
CREATE INDEX audit_checks_checked_at_idx ON public.audit_checks USING btree (checked_at DESC);
CREATE TRIGGER audit_checks_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_checks FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT ON audit_checks TO blattwerk_app;

CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  actor_id uuid,
  actor_role text NOT NULL,
  action text NOT NULL,
  object_type text NOT NULL,
  object_id text,
  patient_id uuid,
  reason text,
  before jsonb,
  after jsonb,
  request_id text,
  ip_hash text,
  pharmacy_id uuid,
  made_version integer,
  touched text[],
  CONSTRAINT audit_events_pkey PRIMARY KEY (id),
  CONSTRAINT audit_events_action_check CHECK ((action ~ '^[a-z][a-z-]*\.[a-z][a-zA-Z-]*$'::text)),
  CONSTRAINT audit_events_actor_role_check CHECK ((actor_role = ANY (ARRAY['visitor'::text, 'patient'::text, 'doctor'::text, 'pharmacy'::text, 'admin'::text, 'system'::text]))),
  CONSTRAINT audit_events_edit_check CHECK (((made_version IS NULL) = (touched IS NULL)))
);
CREATE INDEX audit_events_action_idx ON public.audit_events USING btree (action, id);
CREATE INDEX audit_events_actor_idx ON public.audit_events USING btree (actor_id, id DESC);
CREATE INDEX audit_events_at_idx ON public.audit_events USING brin (at);
CREATE INDEX audit_events_id_idx ON public.audit_events USING btree (id) INCLUDE (patient_id);
CREATE UNIQUE INDEX audit_events_list_idx ON public.audit_events USING btree (actor_id, action, patient_id, date_trunc('hour'::text, (at AT TIME ZONE 'UTC'::text))) WHERE (action = ANY (ARRAY['prescription.list'::text, 'treatment.list'::text]));
CREATE INDEX audit_events_object_id_idx ON public.audit_events USING btree (object_id) WHERE (object_id IS NOT NULL);
CREATE INDEX audit_events_object_idx ON public.audit_events USING btree (object_type, object_id, id DESC);
CREATE INDEX audit_events_patient_idx ON public.audit_events USING btree (patient_id, id DESC) WHERE (patient_id IS NOT NULL);
CREATE INDEX audit_events_request_id_idx ON public.audit_events USING btree (request_id) WHERE (request_id IS NOT NULL);
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR TRUNCATE ON public.audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_events_kept BEFORE DELETE ON public.audit_events FOR EACH ROW EXECUTE FUNCTION keep_audit_event();
CREATE TRIGGER audit_events_sealed AFTER INSERT ON public.audit_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION seal_audit_events();
CREATE POLICY admin_reads ON audit_events FOR SELECT TO blattwerk_app USING (( SELECT (actor_role() = 'admin'::text)));
CREATE POLICY anybody_adds ON audit_events FOR INSERT TO blattwerk_app WITH CHECK (true);
CREATE POLICY patient_own ON audit_events FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON audit_events FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON audit_events TO blattwerk_app;
ALTER TABLE audit_events ENABLE ROW LEVEL SECURITY;

CREATE TABLE audit_seals (
  event_id bigint NOT NULL,
  chain smallint NOT NULL,
  place bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  is_sign_in boolean NOT NULL,
  content bytea NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT audit_seals_pkey PRIMARY KEY (event_id),
  CONSTRAINT audit_seals_place_key UNIQUE (chain, place),
  CONSTRAINT audit_seals_chain_fkey FOREIGN KEY (chain) REFERENCES audit_chains(chain)
);
CREATE TRIGGER audit_seals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE authenticators (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT authenticators_pkey PRIMARY KEY (id),
  CONSTRAINT authenticators_user_id_key UNIQUE (user_id),
  CONSTRAINT authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT, UPDATE ON authenticators TO blattwerk_app;

CREATE TABLE balance_transactions (
  id text NOT NULL,
  type text NOT NULL,
  amount_cents integer NOT NULL,
  fee_cents integer NOT NULL,
  source text,
  stripe_payment_intent_id text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT balance_transactions_pkey PRIMARY KEY (id)
);
CREATE INDEX balance_transactions_created_at_idx ON public.balance_transactions USING btree (created_at);
CREATE INDEX balance_transactions_intent_idx ON public.balance_transactions USING btree (stripe_payment_intent_id);
CREATE TRIGGER balance_transactions_posted AFTER INSERT ON public.balance_transactions FOR EACH ROW WHEN ((new.fee_cents <> 0)) EXECUTE FUNCTION post_provider_fee();
CREATE POLICY admin_reads ON balance_transactions FOR SELECT TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY system_adds ON balance_transactions FOR INSERT TO blattwerk_system WITH CHECK (true);
CREATE POLICY system_reads ON balance_transactions FOR SELECT TO blattwerk_system USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON balance_transactions TO blattwerk_app;
ALTER TABLE balance_transactions ENABLE ROW LEVEL SECURITY;

CREATE TABLE bulk_actions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  resource text NOT NULL,
  action text NOT NULL,
  given jsonb NOT NULL,
  locale text NOT NULL,
  status text DEFAULT 'queued'::text NOT NULL,
  total integer NOT NULL,
  undo_of uuid,
  finished_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT bulk_actions_pkey PRIMARY KEY (id),
  CONSTRAINT bulk_actions_undo_of_key UNIQUE (undo_of),
  CONSTRAINT bulk_actions_undo_of_fkey FOREIGN KEY (undo_of) REFERENCES bulk_actions(id) ON DELETE CASCADE,
  CONSTRAINT bulk_actions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT bulk_actions_action_check CHECK ((action ~ '^[a-z][a-z-]{1,40}$'::text)),
  CONSTRAINT bulk_actions_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT bulk_actions_resource_check CHECK ((resource ~ '^[a-z][a-z-]{1,40}$'::text)),
  CONSTRAINT bulk_actions_role_check CHECK ((role = ANY (ARRAY['doctor'::text, 'pharmacy'::text, 'admin'::text]))),
  CONSTRAINT bulk_actions_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'stopped'::text]))),
  CONSTRAINT bulk_actions_total_check CHECK ((total >= 0))
);
CREATE INDEX bulk_actions_user_id_idx ON public.bulk_actions USING btree (user_id, created_at DESC);
CREATE POLICY staff_own ON bulk_actions FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = ANY (ARRAY['doctor'::text, 'pharmacy'::text, 'admin'::text])) AND (user_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = ANY (ARRAY['doctor'::text, 'pharmacy'::text, 'admin'::text])) AND (user_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON bulk_actions FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON bulk_actions TO blattwerk_app;
ALTER TABLE bulk_actions ENABLE ROW LEVEL SECURITY;

CREATE TABLE bulk_records (
  bulk_id uuid NOT NULL,
  record_id text NOT NULL,
  position integer NOT NULL,
  status text NOT NULL,
  reason text,
  read_version integer,
  CONSTRAINT bulk_records_pkey PRIMARY KEY (bulk_id, record_id),
  CONSTRAINT bulk_records_bulk_id_position_key UNIQUE (bulk_id, "position"),
  CONSTRAINT bulk_records_bulk_id_fkey FOREIGN KEY (bulk_id) REFERENCES bulk_actions(id) ON DELETE CASCADE,
  CONSTRAINT bulk_records_check CHECK (((status = ANY (ARRAY['failed'::text, 'skipped'::text])) = (reason IS NOT NULL))),
  CONSTRAINT bulk_records_position_check CHECK (("position" >= 0)),
  CONSTRAINT bulk_records_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text, 'skipped'::text])))
);
CREATE INDEX bulk_records_waiting_idx ON public.bulk_records USING btree (bulk_id, "position") WHERE (status = 'waiting'::text);
GRANT DELETE, INSERT, SELECT, UPDATE ON bulk_records TO blattwerk_app;

CREATE TABLE caregivers (
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  place smallint NOT NULL,
  caregiver_id uuid,
  name text NOT NULL,
  email text NOT NULL,
  locale text NOT NULL,
  limits text[] NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  link_id uuid NOT NULL,
  token_hash text NOT NULL,
  link_expires_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by text,
  reminded_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT caregivers_pkey PRIMARY KEY (id),
  CONSTRAINT caregivers_token_hash_key UNIQUE (token_hash),
  CONSTRAINT caregivers_caregiver_id_fkey FOREIGN KEY (caregiver_id) REFERENCES users(id),
  CONSTRAINT caregivers_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT caregivers_account_check CHECK (((status = ANY (ARRAY['active'::text, 'ended'::text])) = (caregiver_id IS NOT NULL))),
  CONSTRAINT caregivers_answered_check CHECK (((status = ANY (ARRAY['active'::text, 'declined'::text, 'ended'::text])) = (answered_at IS NOT NULL))),
  CONSTRAINT caregivers_email_check CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text))),
  CONSTRAINT caregivers_ended_by_check CHECK ((ended_by = ANY (ARRAY['patient'::text, 'caregiver'::text, 'time'::text]))),
  CONSTRAINT caregivers_ended_check CHECK ((((status = 'ended'::text) = (ended_at IS NOT NULL)) AND ((status = 'ended'::text) = (ended_by IS NOT NULL)))),
  CONSTRAINT caregivers_limits_check CHECK (((cardinality(limits) > 0) AND (limits <@ ARRAY['progress'::text, 'appointments'::text, 'pickup'::text]))),
  CONSTRAINT caregivers_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT caregivers_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  CONSTRAINT caregivers_other_person_check CHECK ((caregiver_id <> patient_id)),
  CONSTRAINT caregivers_place_check CHECK (((place >= 1) AND (place <= 5))),
  CONSTRAINT caregivers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text, 'ended'::text])))
);
CREATE INDEX caregivers_caregiver_id_idx ON public.caregivers USING btree (caregiver_id);
CREATE UNIQUE INDEX caregivers_open_email_key ON public.caregivers USING btree (patient_id, email) WHERE (status = ANY (ARRAY['pending'::text, 'active'::text]));
CREATE UNIQUE INDEX caregivers_open_place_key ON public.caregivers USING btree (patient_id, place) WHERE (status = ANY (ARRAY['pending'::text, 'active'::text]));
CREATE INDEX caregivers_patient_id_idx ON public.caregivers USING btree (patient_id);
CREATE TRIGGER caregivers_keep_grant BEFORE UPDATE ON public.caregivers FOR EACH ROW EXECUTE FUNCTION keep_caregiver_grant();
CREATE POLICY caregiver_ends ON caregivers FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (caregiver_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((caregiver_id = ( SELECT actor_id() AS actor_id)) AND (ended_by = 'caregiver'::text)));
CREATE POLICY caregiver_reads ON caregivers FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (caregiver_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY link_answers ON caregivers FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (token_hash = NULLIF(current_setting('app.caregiver_link'::text, true), ''::text)) AND (status = 'pending'::text) AND (email = ( SELECT users.email
   FROM users
  WHERE ((users.id = ( SELECT actor_id() AS actor_id)) AND (users.mail_confirmed_at IS NOT NULL)))))) WITH CHECK (((token_hash = NULLIF(current_setting('app.caregiver_link'::text, true), ''::text)) AND ((status = 'declined'::text) OR ((status = 'active'::text) AND (caregiver_id = ( SELECT actor_id() AS actor_id))))));
CREATE POLICY link_reads ON caregivers FOR SELECT TO blattwerk_app USING ((token_hash = NULLIF(current_setting('app.caregiver_link'::text, true), ''::text)));
CREATE POLICY patient_own ON caregivers FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON caregivers FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON caregivers TO blattwerk_app;
ALTER TABLE caregivers ENABLE ROW LEVEL SECURITY;

CREATE TABLE catalogue_changes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
  topic text NOT NULL,
  pharmacy_id uuid,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT catalogue_changes_pkey PRIMARY KEY (id),
  CONSTRAINT catalogue_changes_pharmacy_check CHECK (((topic = ANY (ARRAY['pharmacy'::text, 'stock'::text])) = (pharmacy_id IS NOT NULL))),
  CONSTRAINT catalogue_changes_topic_check CHECK ((topic = ANY (ARRAY['everything'::text, 'products'::text, 'popularity'::text, 'pharmacy'::text, 'stock'::text, 'settings'::text, 'places'::text])))
);
CREATE INDEX catalogue_changes_xid_idx ON public.catalogue_changes USING btree (xid);
GRANT SELECT ON catalogue_changes TO blattwerk_app;

CREATE TABLE certificates (
  treatment_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  letter_file_id uuid,
  issued_at timestamp with time zone NOT NULL,
  completed_at timestamp with time zone,
  CONSTRAINT certificates_pkey PRIMARY KEY (treatment_id),
  CONSTRAINT certificates_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT certificates_letter_file_id_fkey FOREIGN KEY (letter_file_id) REFERENCES files(id),
  CONSTRAINT certificates_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id)
);
CREATE INDEX certificates_doctor_id_idx ON public.certificates USING btree (doctor_id);
CREATE INDEX certificates_letter_file_id_idx ON public.certificates USING btree (letter_file_id);
CREATE TRIGGER certificates_announce_delete AFTER DELETE ON public.certificates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('certificates', 'treatment_id', 'true');
CREATE TRIGGER certificates_announce_insert AFTER INSERT ON public.certificates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('certificates', 'treatment_id', 'true');
CREATE TRIGGER certificates_announce_update AFTER UPDATE ON public.certificates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('certificates', 'treatment_id', 'true');
CREATE POLICY admin_reads ON certificates FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND true));
CREATE POLICY doctor_issues ON certificates FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = certificates.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id))))))));
CREATE POLICY doctor_reads ON certificates FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = certificates.treatment_id) AND is_own_patient(treatments.patient_id)))))));
CREATE POLICY patient_own ON certificates FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = certificates.treatment_id) AND (treatments.patient_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY system_all ON certificates FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON certificates TO blattwerk_app;
ALTER TABLE certificates ENABLE ROW LEVEL SECURITY;

CREATE TABLE consents (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  document text NOT NULL,
  version integer NOT NULL,
  sha256 text NOT NULL,
  accepted_at timestamp with time zone DEFAULT now() NOT NULL,
  withdrawn_at timestamp with time zone,
  way text,
  receipt_id uuid,
  withdrawal_receipt_id uuid,
  CONSTRAINT consents_pkey PRIMARY KEY (id),
  CONSTRAINT consents_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES files(id) ON DELETE SET NULL,
  CONSTRAINT consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT consents_withdrawal_receipt_id_fkey FOREIGN KEY (withdrawal_receipt_id) REFERENCES files(id) ON DELETE SET NULL,
  CONSTRAINT consents_document_check CHECK ((document = ANY (ARRAY['privacy'::text, 'terms'::text, 'health-data'::text, 'video'::text, 'pharmacy-transfer'::text, 'diary'::text, 'newsletter'::text, 'analytics'::text]))),
  CONSTRAINT consents_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT consents_way_check CHECK ((way = ANY (ARRAY['registration'::text, 'questionnaire'::text, 'follow-up'::text, 'booking'::text, 'room'::text, 'pharmacy-choice'::text, 'diary'::text, 'newsletter'::text, 'cookies'::text, 'profile'::text])))
);
CREATE INDEX consents_receipt_id_idx ON public.consents USING btree (receipt_id);
CREATE UNIQUE INDEX consents_user_document_version_key ON public.consents USING btree (user_id, document, version) WHERE (withdrawn_at IS NULL);
CREATE INDEX consents_withdrawal_receipt_id_idx ON public.consents USING btree (withdrawal_receipt_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON consents TO blattwerk_app;

CREATE TABLE consultation_holds (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  patient_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  kind text DEFAULT 'first'::text NOT NULL,
  is_offer boolean DEFAULT false NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT consultation_holds_pkey PRIMARY KEY (id),
  CONSTRAINT consultation_holds_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT consultation_holds_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT consultation_holds_kind_check CHECK ((kind = ANY (ARRAY['first'::text, 'follow-up'::text]))),
  CONSTRAINT consultation_holds_order_check CHECK ((starts_at < ends_at))
);
CREATE INDEX consultation_holds_doctor_id_idx ON public.consultation_holds USING btree (doctor_id, expires_at);
CREATE UNIQUE INDEX consultation_holds_one_own_key ON public.consultation_holds USING btree (patient_id) WHERE (NOT is_offer);
CREATE INDEX consultation_holds_patient_id_idx ON public.consultation_holds USING btree (patient_id);
CREATE TRIGGER consultation_holds_lock BEFORE INSERT OR UPDATE OF doctor_id, starts_at, ends_at ON public.consultation_holds FOR EACH ROW EXECUTE FUNCTION lock_doctor_time();
CREATE TRIGGER consultation_holds_take AFTER INSERT OR UPDATE OF doctor_id, starts_at, ends_at ON public.consultation_holds FOR EACH ROW EXECUTE FUNCTION take_hold_time();
CREATE POLICY patient_own ON consultation_holds FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (NOT is_offer)));
CREATE POLICY system_all ON consultation_holds FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON consultation_holds TO blattwerk_app;
ALTER TABLE consultation_holds ENABLE ROW LEVEL SECURITY;

CREATE TABLE consultation_offers (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  wait_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT consultation_offers_pkey PRIMARY KEY (id),
  CONSTRAINT consultation_offers_once_key UNIQUE (wait_id, doctor_id, starts_at),
  CONSTRAINT consultation_offers_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT consultation_offers_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT consultation_offers_wait_id_fkey FOREIGN KEY (wait_id) REFERENCES consultation_waits(id) ON DELETE CASCADE
);
CREATE INDEX consultation_offers_doctor_id_idx ON public.consultation_offers USING btree (doctor_id);
CREATE INDEX consultation_offers_patient_id_idx ON public.consultation_offers USING btree (patient_id);
CREATE POLICY patient_reads ON consultation_offers FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON consultation_offers FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON consultation_offers TO blattwerk_app;
ALTER TABLE consultation_offers ENABLE ROW LEVEL SECURITY;

CREATE TABLE consultation_waits (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  patient_id uuid NOT NULL,
  doctor_id uuid,
  kind text DEFAULT 'first'::text NOT NULL,
  until_on date NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT consultation_waits_pkey PRIMARY KEY (id),
  CONSTRAINT consultation_waits_once_key UNIQUE NULLS NOT DISTINCT (patient_id, doctor_id),
  CONSTRAINT consultation_waits_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT consultation_waits_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT consultation_waits_kind_check CHECK ((kind = ANY (ARRAY['first'::text, 'follow-up'::text])))
);
CREATE INDEX consultation_waits_doctor_id_idx ON public.consultation_waits USING btree (doctor_id);
CREATE POLICY patient_own ON consultation_waits FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON consultation_waits FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON consultation_waits TO blattwerk_app;
ALTER TABLE consultation_waits ENABLE ROW LEVEL SECURITY;

CREATE TABLE consultations (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  doctor_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  treatment_id uuid,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  status text DEFAULT 'booked'::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  kind text DEFAULT 'first'::text NOT NULL,
  joinable_until timestamp with time zone,
  cancelled_by text,
  cancelled_at timestamp with time zone,
  no_show text,
  completed_at timestamp with time zone,
  note text,
  patient_joined_at timestamp with time zone,
  doctor_joined_at timestamp with time zone,
  metadata_purged_at timestamp with time zone,
  reminded_day_at timestamp with time zone,
  reminded_hour_at timestamp with time zone,
  held_by text,
  called_at timestamp with time zone,
  call_minutes integer,
  no_show_fee_cents integer,
  is_by_phone boolean DEFAULT false NOT NULL,
  CONSTRAINT consultations_pkey PRIMARY KEY (id),
  CONSTRAINT consultations_doctor_free_excl EXCLUDE USING gist (doctor_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = ANY (ARRAY['booked'::text, 'completed'::text]))),
  CONSTRAINT consultations_patient_free_excl EXCLUDE USING gist (patient_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = ANY (ARRAY['booked'::text, 'completed'::text]))),
  CONSTRAINT consultations_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT consultations_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT consultations_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id),
  CONSTRAINT consultations_call_check CHECK ((((called_at IS NULL) = (call_minutes IS NULL)) AND ((called_at IS NULL) OR (held_by = 'phone'::text)))),
  CONSTRAINT consultations_call_minutes_check CHECK (((call_minutes >= 1) AND (call_minutes <= 240))),
  CONSTRAINT consultations_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['patient'::text, 'doctor'::text, 'admin'::text, 'system'::text]))),
  CONSTRAINT consultations_held_by_check CHECK ((held_by = ANY (ARRAY['video'::text, 'phone'::text]))),
  CONSTRAINT consultations_kind_check CHECK ((kind = ANY (ARRAY['first'::text, 'follow-up'::text]))),
  CONSTRAINT consultations_no_show_check CHECK ((no_show = ANY (ARRAY['patient'::text, 'doctor'::text]))),
  CONSTRAINT consultations_no_show_fee_cents_check CHECK ((no_show_fee_cents > 0)),
  CONSTRAINT consultations_order_check CHECK ((starts_at < ends_at)),
  CONSTRAINT consultations_status_check CHECK ((status = ANY (ARRAY['booked'::text, 'completed'::text, 'cancelled'::text, 'expired'::text])))
);
CREATE INDEX consultations_booked_starts_at_idx ON public.consultations USING btree (starts_at) WHERE (status = 'booked'::text);
CREATE INDEX consultations_doctor_id_idx ON public.consultations USING btree (doctor_id, patient_id);
CREATE INDEX consultations_patient_id_idx ON public.consultations USING btree (patient_id);
CREATE INDEX consultations_treatment_id_idx ON public.consultations USING btree (treatment_id);
CREATE TRIGGER consultations_announce_delete AFTER DELETE ON public.consultations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('consultations', 'id', 'true');
CREATE TRIGGER consultations_announce_insert AFTER INSERT ON public.consultations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('consultations', 'id', 'true');
CREATE TRIGGER consultations_announce_update AFTER UPDATE ON public.consultations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('consultations', 'id', 'true');
CREATE TRIGGER consultations_lock BEFORE INSERT OR UPDATE OF doctor_id, starts_at, ends_at ON public.consultations FOR EACH ROW EXECUTE FUNCTION lock_doctor_time();
CREATE TRIGGER consultations_take AFTER INSERT OR UPDATE OF doctor_id, starts_at, ends_at, status ON public.consultations FOR EACH ROW EXECUTE FUNCTION take_consultation_time();
CREATE POLICY admin_cancels ON consultations FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (status = 'booked'::text))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (status = 'cancelled'::text)));
CREATE POLICY admin_reads ON consultations FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND true));
CREATE POLICY doctor_moves ON consultations FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (EXISTS ( SELECT
   FROM schedules
  WHERE ((schedules.doctor_id = ( SELECT actor_id() AS actor_id)) AND ((schedules.cover_doctor_id = consultations.doctor_id) OR (schedules.exceptions @> jsonb_build_array(jsonb_build_object('kind', 'absent', 'coverDoctorId', consultations.doctor_id))))))))));
CREATE POLICY doctor_opens ON consultations FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id)) AND (status = 'booked'::text) AND is_own_patient(patient_id)));
CREATE POLICY doctor_reads ON consultations FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY doctor_treated ON consultations FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND is_own_patient(patient_id)));
CREATE POLICY patient_books ON consultations FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = 'booked'::text)));
CREATE POLICY patient_moves ON consultations FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY patient_reads ON consultations FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON consultations FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON consultations TO blattwerk_app;
ALTER TABLE consultations ENABLE ROW LEVEL SECURITY;

CREATE TABLE contact_requests (
  id uuid NOT NULL,
  number text NOT NULL,
  topic text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  message text NOT NULL,
  locale text NOT NULL,
  status text NOT NULL,
  patient_id uuid,
  assignee_id uuid,
  answer text,
  answered_at timestamp with time zone,
  answered_by uuid,
  note text,
  closed_at timestamp with time zone,
  closed_by uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT contact_requests_pkey PRIMARY KEY (id),
  CONSTRAINT contact_requests_number_key UNIQUE (number),
  CONSTRAINT contact_requests_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  CONSTRAINT contact_requests_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id),
  CONSTRAINT contact_requests_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  CONSTRAINT contact_requests_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT contact_requests_answer_check CHECK ((char_length(answer) <= 4000)),
  CONSTRAINT contact_requests_answered_check CHECK ((((status = 'answered'::text) = (answer IS NOT NULL)) AND ((answer IS NULL) = (answered_at IS NULL)))),
  CONSTRAINT contact_requests_closed_check CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  CONSTRAINT contact_requests_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT contact_requests_message_check CHECK ((char_length(message) <= 4000)),
  CONSTRAINT contact_requests_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  CONSTRAINT contact_requests_note_check CHECK ((char_length(note) <= 1000)),
  CONSTRAINT contact_requests_phone_check CHECK ((char_length(phone) <= 30)),
  CONSTRAINT contact_requests_status_check CHECK ((status = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text]))),
  CONSTRAINT contact_requests_topic_check CHECK ((topic = ANY (ARRAY['account'::text, 'request'::text, 'payment'::text, 'pharmacy'::text, 'privacy'::text, 'other'::text])))
);
CREATE INDEX contact_requests_answered_by_idx ON public.contact_requests USING btree (answered_by);
CREATE INDEX contact_requests_assignee_id_idx ON public.contact_requests USING btree (assignee_id);
CREATE INDEX contact_requests_closed_by_idx ON public.contact_requests USING btree (closed_by);
CREATE INDEX contact_requests_created_at_idx ON public.contact_requests USING btree (created_at);
CREATE INDEX contact_requests_email_idx ON public.contact_requests USING btree (email);
CREATE INDEX contact_requests_patient_id_idx ON public.contact_requests USING btree (patient_id);
CREATE INDEX contact_requests_updated_at_idx ON public.contact_requests USING btree (updated_at);
CREATE TRIGGER contact_requests_announce_delete AFTER DELETE ON public.contact_requests REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('contact-requests', 'id', 'true');
CREATE TRIGGER contact_requests_announce_insert AFTER INSERT ON public.contact_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('contact-requests', 'id', 'true');
CREATE TRIGGER contact_requests_announce_update AFTER UPDATE ON public.contact_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('contact-requests', 'id', 'true');
CREATE POLICY admin_all ON contact_requests FOR ALL TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text)) WITH CHECK ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY link_reads ON contact_requests FOR SELECT TO blattwerk_app USING ((id = (NULLIF(current_setting('app.contact_request'::text, true), ''::text))::uuid));
CREATE POLICY patient_reads ON contact_requests FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY patient_sends ON contact_requests FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = 'open'::text)));
CREATE POLICY system_all ON contact_requests FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
CREATE POLICY visitor_sends ON contact_requests FOR INSERT TO blattwerk_app WITH CHECK (((status = 'open'::text) AND (patient_id IS NULL)));
GRANT INSERT, SELECT, UPDATE ON contact_requests TO blattwerk_app;
ALTER TABLE contact_requests ENABLE ROW LEVEL SECURITY;

CREATE TABLE contract_withdrawals (
  id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  treatment_number text,
  text text,
  locale text NOT NULL,
  status text NOT NULL,
  outcome text,
  treatment_id uuid,
  received_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  done_at timestamp with time zone,
  done_by uuid,
  note text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  patient_id uuid,
  CONSTRAINT contract_withdrawals_pkey PRIMARY KEY (id),
  CONSTRAINT contract_withdrawals_done_by_fkey FOREIGN KEY (done_by) REFERENCES users(id),
  CONSTRAINT contract_withdrawals_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT contract_withdrawals_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id) ON DELETE SET NULL,
  CONSTRAINT contract_withdrawals_confirmed_check CHECK ((((status = 'received'::text) <= (confirmed_at IS NULL)) AND ((outcome IS NULL) OR (confirmed_at IS NOT NULL)))),
  CONSTRAINT contract_withdrawals_done_check CHECK (((status = 'done'::text) = (done_at IS NOT NULL))),
  CONSTRAINT contract_withdrawals_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT contract_withdrawals_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  CONSTRAINT contract_withdrawals_note_check CHECK ((char_length(note) <= 1000)),
  CONSTRAINT contract_withdrawals_outcome_check CHECK ((outcome = ANY (ARRAY['cancelled'::text, 'decided'::text, 'ended'::text, 'unassigned'::text]))),
  CONSTRAINT contract_withdrawals_status_check CHECK ((status = ANY (ARRAY['received'::text, 'confirmed'::text, 'done'::text]))),
  CONSTRAINT contract_withdrawals_text_check CHECK ((char_length(text) <= 2000)),
  CONSTRAINT contract_withdrawals_treatment_number_check CHECK ((char_length(treatment_number) <= 40))
);
CREATE INDEX contract_withdrawals_done_by_idx ON public.contract_withdrawals USING btree (done_by);
CREATE INDEX contract_withdrawals_email_idx ON public.contract_withdrawals USING btree (email);
CREATE INDEX contract_withdrawals_patient_id_idx ON public.contract_withdrawals USING btree (patient_id);
CREATE INDEX contract_withdrawals_received_at_idx ON public.contract_withdrawals USING btree (received_at);
CREATE INDEX contract_withdrawals_treatment_id_idx ON public.contract_withdrawals USING btree (treatment_id);
CREATE TRIGGER contract_withdrawals_announce_delete AFTER DELETE ON public.contract_withdrawals REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('withdrawals', 'id', 'true');
CREATE TRIGGER contract_withdrawals_announce_insert AFTER INSERT ON public.contract_withdrawals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('withdrawals', 'id', 'true');
CREATE TRIGGER contract_withdrawals_announce_update AFTER UPDATE ON public.contract_withdrawals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('withdrawals', 'id', 'true');
CREATE POLICY admin_all ON contract_withdrawals FOR ALL TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text)) WITH CHECK ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY link_confirms ON contract_withdrawals FOR UPDATE TO blattwerk_app USING ((id = (NULLIF(current_setting('app.withdrawal'::text, true), ''::text))::uuid)) WITH CHECK (((id = (NULLIF(current_setting('app.withdrawal'::text, true), ''::text))::uuid) AND (status = 'confirmed'::text)));
CREATE POLICY link_reads ON contract_withdrawals FOR SELECT TO blattwerk_app USING ((id = (NULLIF(current_setting('app.withdrawal'::text, true), ''::text))::uuid));
CREATE POLICY patient_own ON contract_withdrawals FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON contract_withdrawals FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
CREATE POLICY visitor_declares ON contract_withdrawals FOR INSERT TO blattwerk_app WITH CHECK (((status = 'received'::text) AND (patient_id IS NULL) AND (treatment_id IS NULL)));
GRANT INSERT, SELECT, UPDATE ON contract_withdrawals TO blattwerk_app;
ALTER TABLE contract_withdrawals ENABLE ROW LEVEL SECURITY;

CREATE TABLE cookie_choices (
  id uuid NOT NULL,
  is_agreed boolean NOT NULL,
  version integer NOT NULL,
  locale text NOT NULL,
  chosen_at timestamp with time zone NOT NULL,
  sha256 text,
  CONSTRAINT cookie_choices_pkey PRIMARY KEY (id),
  CONSTRAINT cookie_choices_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT cookie_choices_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX cookie_choices_chosen_at_idx ON public.cookie_choices USING btree (chosen_at);
GRANT DELETE, INSERT, SELECT ON cookie_choices TO blattwerk_app;

CREATE TABLE data_exports (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  status text DEFAULT 'requested'::text NOT NULL,
  progress integer DEFAULT 0 NOT NULL,
  locale text NOT NULL,
  storage_key text,
  bytes bigint,
  sha256 text,
  requested_at timestamp with time zone NOT NULL,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  downloaded_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  ticket_hash text,
  ticket_expires_at timestamp with time zone,
  CONSTRAINT data_exports_pkey PRIMARY KEY (id),
  CONSTRAINT data_exports_storage_key_key UNIQUE (storage_key),
  CONSTRAINT data_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT data_exports_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT data_exports_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
  CONSTRAINT data_exports_ready_check CHECK (((status <> 'ready'::text) OR ((storage_key IS NOT NULL) AND (bytes > 0) AND (sha256 IS NOT NULL) AND (ready_at IS NOT NULL) AND (expires_at IS NOT NULL)))),
  CONSTRAINT data_exports_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT data_exports_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'running'::text, 'ready'::text, 'expired'::text, 'failed'::text]))),
  CONSTRAINT data_exports_ticket_check CHECK (((ticket_hash IS NULL) = (ticket_expires_at IS NULL))),
  CONSTRAINT data_exports_ticket_hash_check CHECK ((ticket_hash ~ '^[0-9a-f]{64}$'::text))
);
CREATE UNIQUE INDEX data_exports_one_running_key ON public.data_exports USING btree (user_id) WHERE (status = ANY (ARRAY['requested'::text, 'running'::text]));
CREATE INDEX data_exports_user_id_idx ON public.data_exports USING btree (user_id, requested_at DESC);
CREATE POLICY patient_own ON data_exports FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (user_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (user_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON data_exports FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON data_exports TO blattwerk_app;
ALTER TABLE data_exports ENABLE ROW LEVEL SECURITY;

CREATE TABLE deletions (
  id uuid NOT NULL,
  kind text NOT NULL,
  before timestamp with time zone,
  rows integer NOT NULL,
  started_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone NOT NULL,
  subject_id uuid,
  number text,
  cause text,
  keep_until timestamp with time zone,
  file_id uuid,
  CONSTRAINT deletions_pkey PRIMARY KEY (id),
  CONSTRAINT deletions_number_key UNIQUE (number),
  CONSTRAINT deletions_subject_key UNIQUE (subject_id, kind),
  CONSTRAINT deletions_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT deletions_cause_check CHECK ((cause = ANY (ARRAY['patient'::text, 'admin'::text, 'inactivity'::text, 'retention'::text]))),
  CONSTRAINT deletions_keep_check CHECK (((keep_until IS NULL) OR (kind = 'account'::text))),
  CONSTRAINT deletions_kind_check CHECK ((kind ~ '^[a-z][a-zA-Z]{1,40}$'::text)),
  CONSTRAINT deletions_number_check CHECK (((char_length(number) >= 1) AND (char_length(number) <= 40))),
  CONSTRAINT deletions_person_check CHECK ((((kind = ANY (ARRAY['account'::text, 'record'::text])) = (before IS NULL)) AND ((before IS NULL) = (subject_id IS NOT NULL)) AND ((before IS NULL) = (number IS NOT NULL)) AND ((before IS NULL) = (cause IS NOT NULL)) AND ((before IS NULL) = (file_id IS NOT NULL)))),
  CONSTRAINT deletions_rows_check CHECK ((rows > 0)),
  CONSTRAINT deletions_times_check CHECK (((before <= started_at) AND (started_at <= finished_at)))
);
CREATE INDEX deletions_file_id_idx ON public.deletions USING btree (file_id);
CREATE INDEX deletions_finished_at_idx ON public.deletions USING btree (finished_at DESC);
CREATE TRIGGER deletions_announce_delete AFTER DELETE ON public.deletions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('deletions', 'id', 'true');
CREATE TRIGGER deletions_announce_insert AFTER INSERT ON public.deletions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('deletions', 'id', 'true');
CREATE TRIGGER deletions_announce_update AFTER UPDATE ON public.deletions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('deletions', 'id', 'true');
GRANT SELECT ON deletions TO blattwerk_app;

CREATE TABLE delivery_tasks (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  sending_id uuid NOT NULL,
  kind text NOT NULL,
  due_at timestamp with time zone NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  outcome text,
  note text,
  done_by uuid,
  done_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  assignee_id uuid,
  CONSTRAINT delivery_tasks_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_tasks_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id),
  CONSTRAINT delivery_tasks_done_by_fkey FOREIGN KEY (done_by) REFERENCES users(id),
  CONSTRAINT delivery_tasks_sending_id_fkey FOREIGN KEY (sending_id) REFERENCES sendings(id),
  CONSTRAINT delivery_tasks_done_check CHECK (((status = 'done'::text) = ((outcome IS NOT NULL) AND (done_at IS NOT NULL)))),
  CONSTRAINT delivery_tasks_kind_check CHECK ((kind = ANY (ARRAY['pass-on'::text, 'call'::text, 'tan'::text, 'tell-void'::text, 'tell-answer'::text]))),
  CONSTRAINT delivery_tasks_note_check CHECK ((length(note) <= 500)),
  CONSTRAINT delivery_tasks_outcome_check CHECK ((outcome = ANY (ARRAY['reached'::text, 'unreachable'::text, 'refused'::text]))),
  CONSTRAINT delivery_tasks_status_check CHECK ((status = ANY (ARRAY['open'::text, 'done'::text, 'cancelled'::text])))
);
CREATE INDEX delivery_tasks_assignee_id_idx ON public.delivery_tasks USING btree (assignee_id);
CREATE INDEX delivery_tasks_done_by_idx ON public.delivery_tasks USING btree (done_by);
CREATE INDEX delivery_tasks_due_at_idx ON public.delivery_tasks USING btree (due_at) WHERE (status = 'open'::text);
CREATE UNIQUE INDEX delivery_tasks_one_open_key ON public.delivery_tasks USING btree (sending_id, kind) WHERE (status = 'open'::text);
CREATE INDEX delivery_tasks_sending_id_idx ON public.delivery_tasks USING btree (sending_id);
CREATE TRIGGER delivery_tasks_announce_delete AFTER DELETE ON public.delivery_tasks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('delivery-tasks', 'id', 'true');
CREATE TRIGGER delivery_tasks_announce_insert AFTER INSERT ON public.delivery_tasks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('delivery-tasks', 'id', 'true');
CREATE TRIGGER delivery_tasks_announce_update AFTER UPDATE ON public.delivery_tasks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('delivery-tasks', 'id', 'true');
CREATE POLICY actor_adds ON delivery_tasks FOR INSERT TO blattwerk_app WITH CHECK (((status = 'open'::text) AND (EXISTS ( SELECT
   FROM sendings
  WHERE (sendings.id = delivery_tasks.sending_id)))));
CREATE POLICY admin_reads ON delivery_tasks FOR SELECT TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY admin_records ON delivery_tasks FOR UPDATE TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY system_all ON delivery_tasks FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON delivery_tasks TO blattwerk_app;
ALTER TABLE delivery_tasks ENABLE ROW LEVEL SECURITY;

CREATE TABLE diary_entries (
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  client_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT diary_entries_pkey PRIMARY KEY (id),
  CONSTRAINT diary_entries_client_key UNIQUE (patient_id, client_id),
  CONSTRAINT diary_entries_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id)
);
CREATE POLICY doctor_shared ON diary_entries FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND shares_diary(patient_id)));
CREATE POLICY patient_own ON diary_entries FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON diary_entries FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON diary_entries TO blattwerk_app;
GRANT UPDATE (deleted_at) ON diary_entries TO blattwerk_app;
ALTER TABLE diary_entries ENABLE ROW LEVEL SECURITY;

CREATE TABLE diary_versions (
  entry_id uuid NOT NULL,
  version integer NOT NULL,
  patient_id uuid NOT NULL,
  taken_on date NOT NULL,
  dose numeric(7,3) NOT NULL,
  unit text NOT NULL,
  prescription_id uuid,
  product_id uuid,
  effect smallint NOT NULL,
  side_effects text[] DEFAULT '{}'::text[] NOT NULL,
  note text,
  written_at timestamp with time zone NOT NULL,
  CONSTRAINT diary_versions_pkey PRIMARY KEY (entry_id, version),
  CONSTRAINT diary_versions_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES diary_entries(id),
  CONSTRAINT diary_versions_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT diary_versions_prescription_id_fkey FOREIGN KEY (prescription_id) REFERENCES prescriptions(id),
  CONSTRAINT diary_versions_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  CONSTRAINT diary_versions_dose_check CHECK (((dose > (0)::numeric) AND (dose <= (1000)::numeric))),
  CONSTRAINT diary_versions_effect_check CHECK (((effect >= 1) AND (effect <= 10))),
  CONSTRAINT diary_versions_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500))),
  CONSTRAINT diary_versions_side_effects_check CHECK ((side_effects <@ ARRAY['skin_irritation'::text, 'dizziness'::text, 'sedation'::text, 'dry_mouth'::text, 'nausea'::text])),
  CONSTRAINT diary_versions_unit_check CHECK ((unit = ANY (ARRAY['g'::text, 'mg'::text, 'ml'::text, 'drop'::text, 'puff'::text, 'piece'::text]))),
  CONSTRAINT diary_versions_version_check CHECK ((version > 0))
);
CREATE INDEX diary_versions_patient_id_idx ON public.diary_versions USING btree (patient_id, taken_on);
CREATE INDEX diary_versions_prescription_id_idx ON public.diary_versions USING btree (prescription_id);
CREATE INDEX diary_versions_product_id_idx ON public.diary_versions USING btree (product_id);
CREATE POLICY doctor_shared ON diary_versions FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND shares_diary(patient_id)));
CREATE POLICY patient_own ON diary_versions FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM diary_entries
  WHERE ((diary_entries.id = diary_versions.entry_id) AND (diary_entries.deleted_at IS NULL))))));
CREATE POLICY system_all ON diary_versions FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON diary_versions TO blattwerk_app;
ALTER TABLE diary_versions ENABLE ROW LEVEL SECURITY;

CREATE TABLE diary_withheld (
  treatment_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  withheld_at timestamp with time zone NOT NULL,
  CONSTRAINT diary_withheld_pkey PRIMARY KEY (treatment_id),
  CONSTRAINT diary_withheld_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT diary_withheld_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id)
);
CREATE INDEX diary_withheld_patient_id_idx ON public.diary_withheld USING btree (patient_id);
CREATE POLICY doctor_treated ON diary_withheld FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = diary_withheld.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY patient_own ON diary_withheld FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = diary_withheld.treatment_id) AND (treatments.patient_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY system_all ON diary_withheld FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON diary_withheld TO blattwerk_app;
ALTER TABLE diary_withheld ENABLE ROW LEVEL SECURITY;

CREATE TABLE disputes (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  stripe_dispute_id text NOT NULL,
  amount_cents integer NOT NULL,
  reason text NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  CONSTRAINT disputes_pkey PRIMARY KEY (id),
  CONSTRAINT disputes_stripe_dispute_id_key UNIQUE (stripe_dispute_id),
  CONSTRAINT disputes_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT disputes_amount_cents_check CHECK ((amount_cents > 0)),
  CONSTRAINT disputes_closed_check CHECK (((status = 'open'::text) = (closed_at IS NULL))),
  CONSTRAINT disputes_status_check CHECK ((status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])))
);
CREATE INDEX disputes_payment_id_idx ON public.disputes USING btree (payment_id);
CREATE TRIGGER disputes_posted AFTER INSERT OR UPDATE OF status ON public.disputes FOR EACH ROW EXECUTE FUNCTION post_dispute();
CREATE POLICY admin_reads ON disputes FOR SELECT TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY system_all ON disputes FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON disputes TO blattwerk_app;
ALTER TABLE disputes ENABLE ROW LEVEL SECURITY;

CREATE TABLE doctor_delays (
  doctor_id uuid NOT NULL,
  day date NOT NULL,
  minutes integer NOT NULL,
  announced_at timestamp with time zone NOT NULL,
  CONSTRAINT doctor_delays_pkey PRIMARY KEY (doctor_id, day),
  CONSTRAINT doctor_delays_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT doctor_delays_minutes_check CHECK (((minutes >= 0) AND (minutes <= 60)))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON doctor_delays TO blattwerk_app;

CREATE TABLE doctors (
  user_id uuid NOT NULL,
  is_working boolean DEFAULT true NOT NULL,
  offers_consultations boolean DEFAULT false NOT NULL,
  licence_country text DEFAULT 'DE'::text NOT NULL,
  licence_number text,
  licence_authority text,
  federal_state text,
  languages text[] DEFAULT '{de}'::text[] NOT NULL,
  invoice_code text NOT NULL,
  tax_number text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  practice_name text,
  practice_hours text,
  CONSTRAINT doctors_pkey PRIMARY KEY (user_id),
  CONSTRAINT doctors_invoice_code_key UNIQUE (invoice_code),
  CONSTRAINT doctors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT doctors_invoice_code_check CHECK ((invoice_code ~ '^[A-Z0-9]{2,8}$'::text)),
  CONSTRAINT doctors_licence_country_check CHECK ((licence_country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT doctors_practice_hours_check CHECK (((char_length(practice_hours) >= 2) AND (char_length(practice_hours) <= 160))),
  CONSTRAINT doctors_practice_name_check CHECK (((char_length(practice_name) >= 2) AND (char_length(practice_name) <= 120)))
);
CREATE TRIGGER doctors_announce_delete AFTER DELETE ON public.doctors REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('doctors', 'user_id', 'true', 'people', 'user_id', 'true');
CREATE TRIGGER doctors_announce_insert AFTER INSERT ON public.doctors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('doctors', 'user_id', 'true', 'people', 'user_id', 'true');
CREATE TRIGGER doctors_announce_update AFTER UPDATE ON public.doctors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('doctors', 'user_id', 'true', 'people', 'user_id', 'true');
CREATE TRIGGER note_account_change AFTER INSERT OR DELETE OR UPDATE OF is_working ON public.doctors FOR EACH ROW EXECUTE FUNCTION note_account_change('user_id');
GRANT DELETE, INSERT, SELECT, UPDATE ON doctors TO blattwerk_app;

CREATE TABLE document_anchors (
  day date NOT NULL,
  position bigint NOT NULL,
  entry_hash text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  token bytea,
  CONSTRAINT document_anchors_pkey PRIMARY KEY (day),
  CONSTRAINT document_anchors_entry_hash_check CHECK ((entry_hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT document_anchors_position_check CHECK (("position" >= 0))
);
CREATE TRIGGER document_anchors_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.document_anchors FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT ON document_anchors TO blattwerk_app;

CREATE TABLE erasures (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  requested_by text NOT NULL,
  status text DEFAULT 'requested'::text NOT NULL,
  has_record boolean NOT NULL,
  keep_until timestamp with time zone,
  steps jsonb DEFAULT '{}'::jsonb NOT NULL,
  locale text NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  counts jsonb,
  CONSTRAINT erasures_pkey PRIMARY KEY (id),
  CONSTRAINT erasures_user_id_key UNIQUE (user_id),
  CONSTRAINT erasures_keep_check CHECK ((has_record = (keep_until IS NOT NULL))),
  CONSTRAINT erasures_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT erasures_requested_by_check CHECK ((requested_by = ANY (ARRAY['patient'::text, 'admin'::text, 'inactivity'::text]))),
  CONSTRAINT erasures_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'running'::text, 'done'::text])))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON erasures TO blattwerk_app;

CREATE TABLE favorites (
  user_id uuid NOT NULL,
  product_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT favorites_pkey PRIMARY KEY (user_id, product_id),
  CONSTRAINT favorites_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  CONSTRAINT favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX favorites_product_id_idx ON public.favorites USING btree (product_id);
CREATE TRIGGER favorites_follow_product BEFORE INSERT OR UPDATE OF product_id ON public.favorites FOR EACH ROW WHEN ((new.product_id IS NOT NULL)) EXECUTE FUNCTION follow_product();
CREATE TRIGGER note_account_change AFTER INSERT OR DELETE ON public.favorites FOR EACH ROW EXECUTE FUNCTION note_account_change('user_id');
GRANT DELETE, INSERT, SELECT, UPDATE ON favorites TO blattwerk_app;

CREATE TABLE feed_alarms (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  pharmacy_id uuid NOT NULL,
  feed_id uuid,
  run_id uuid,
  cause text NOT NULL,
  raised_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT feed_alarms_pkey PRIMARY KEY (id),
  CONSTRAINT feed_alarms_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES stock_feeds(id),
  CONSTRAINT feed_alarms_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT feed_alarms_run_id_fkey FOREIGN KEY (run_id) REFERENCES feed_runs(id),
  CONSTRAINT feed_alarms_run_check CHECK ((((feed_id IS NULL) = (run_id IS NULL)) AND ((feed_id IS NULL) = (cause = 'silent'::text))))
);
CREATE INDEX feed_alarms_feed_id_idx ON public.feed_alarms USING btree (feed_id);
CREATE UNIQUE INDEX feed_alarms_one_open_key ON public.feed_alarms USING btree (pharmacy_id, feed_id, cause) NULLS NOT DISTINCT WHERE (ended_at IS NULL);
CREATE INDEX feed_alarms_pharmacy_id_idx ON public.feed_alarms USING btree (pharmacy_id, raised_at DESC);
CREATE INDEX feed_alarms_run_id_idx ON public.feed_alarms USING btree (run_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON feed_alarms TO blattwerk_app;

CREATE TABLE feed_key_uses (
  key_id uuid NOT NULL,
  last_used_at timestamp with time zone NOT NULL,
  CONSTRAINT feed_key_uses_pkey PRIMARY KEY (key_id),
  CONSTRAINT feed_key_uses_key_id_fkey FOREIGN KEY (key_id) REFERENCES feed_keys(id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT, UPDATE ON feed_key_uses TO blattwerk_app;

CREATE TABLE feed_keys (
  id uuid NOT NULL,
  feed_id uuid NOT NULL,
  key_hash text NOT NULL,
  prefix text NOT NULL,
  label text,
  created_by uuid,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  CONSTRAINT feed_keys_pkey PRIMARY KEY (id),
  CONSTRAINT feed_keys_key_hash_key UNIQUE (key_hash),
  CONSTRAINT feed_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT feed_keys_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES stock_feeds(id),
  CONSTRAINT feed_keys_key_hash_check CHECK ((key_hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT feed_keys_label_check CHECK (((length(label) >= 1) AND (length(label) <= 80))),
  CONSTRAINT feed_keys_prefix_check CHECK (((length(prefix) >= 6) AND (length(prefix) <= 16)))
);
CREATE INDEX feed_keys_created_by_idx ON public.feed_keys USING btree (created_by);
CREATE INDEX feed_keys_feed_id_idx ON public.feed_keys USING btree (feed_id, created_at);
GRANT INSERT, SELECT, UPDATE ON feed_keys TO blattwerk_app;

CREATE TABLE feed_pushes (
  feed_id uuid NOT NULL,
  idempotency_key text NOT NULL,
  content_hash text NOT NULL,
  run_id uuid,
  claimed_until timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT feed_pushes_pkey PRIMARY KEY (feed_id, idempotency_key),
  CONSTRAINT feed_pushes_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES stock_feeds(id),
  CONSTRAINT feed_pushes_run_id_fkey FOREIGN KEY (run_id) REFERENCES feed_runs(id) ON DELETE CASCADE,
  CONSTRAINT feed_pushes_idempotency_key_check CHECK (((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 200)))
);
CREATE INDEX feed_pushes_created_at_idx ON public.feed_pushes USING btree (created_at);
CREATE INDEX feed_pushes_run_id_idx ON public.feed_pushes USING btree (run_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON feed_pushes TO blattwerk_app;

CREATE TABLE feed_runs (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  feed_id uuid NOT NULL,
  status text NOT NULL,
  reason text,
  content_hash text,
  encoding text,
  format text,
  rows integer DEFAULT 0 NOT NULL,
  accepted integer DEFAULT 0 NOT NULL,
  matched integer DEFAULT 0 NOT NULL,
  unmatched integer DEFAULT 0 NOT NULL,
  row_errors integer DEFAULT 0 NOT NULL,
  changed integer DEFAULT 0 NOT NULL,
  errors jsonb DEFAULT '[]'::jsonb NOT NULL,
  held_rows jsonb,
  started_at timestamp with time zone DEFAULT now() NOT NULL,
  finished_at timestamp with time zone,
  reason_values jsonb DEFAULT '{}'::jsonb NOT NULL,
  source text DEFAULT 'upload'::text NOT NULL,
  dialect jsonb,
  content_at timestamp with time zone,
  phase text,
  duration_ms integer,
  rolled_back_by_id uuid,
  corrects_id uuid,
  is_collecting boolean DEFAULT false NOT NULL,
  CONSTRAINT feed_runs_pkey PRIMARY KEY (id),
  CONSTRAINT feed_runs_rolled_back_by_id_key UNIQUE (rolled_back_by_id),
  CONSTRAINT feed_runs_corrects_id_fkey FOREIGN KEY (corrects_id) REFERENCES feed_runs(id),
  CONSTRAINT feed_runs_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES stock_feeds(id),
  CONSTRAINT feed_runs_rolled_back_by_id_fkey FOREIGN KEY (rolled_back_by_id) REFERENCES feed_runs(id),
  CONSTRAINT feed_runs_duration_check CHECK ((duration_ms >= 0)),
  CONSTRAINT feed_runs_phase_check CHECK ((phase = ANY (ARRAY['reading'::text, 'matching'::text, 'writing'::text]))),
  CONSTRAINT feed_runs_source_check CHECK ((source = ANY (ARRAY['pull'::text, 'push'::text, 'upload'::text, 'command'::text, 'rollback'::text, 'correction'::text]))),
  CONSTRAINT feed_runs_status_check CHECK ((status = ANY (ARRAY['running'::text, 'applied'::text, 'unchanged'::text, 'quarantined'::text, 'failed'::text, 'discarded'::text])))
);
CREATE INDEX feed_runs_applied_idx ON public.feed_runs USING btree (feed_id, finished_at DESC, id DESC) WHERE (status = 'applied'::text);
CREATE INDEX feed_runs_corrects_id_idx ON public.feed_runs USING btree (corrects_id) WHERE (corrects_id IS NOT NULL);
CREATE INDEX feed_runs_feed_id_idx ON public.feed_runs USING btree (feed_id, started_at DESC);
CREATE UNIQUE INDEX feed_runs_one_running_key ON public.feed_runs USING btree (feed_id) WHERE (status = 'running'::text);
CREATE INDEX feed_runs_status_idx ON public.feed_runs USING btree (status, started_at DESC);
CREATE TRIGGER feed_runs_announce_delete AFTER DELETE ON public.feed_runs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('feed-runs', 'id', 'true');
CREATE TRIGGER feed_runs_announce_insert AFTER INSERT ON public.feed_runs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('feed-runs', 'id', 'true');
CREATE TRIGGER feed_runs_announce_update AFTER UPDATE ON public.feed_runs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('feed-runs', 'id', 'true');
GRANT INSERT, SELECT, UPDATE ON feed_runs TO blattwerk_app;

CREATE TABLE feed_scores (
  feed_id uuid NOT NULL,
  scored_on date NOT NULL,
  score smallint NOT NULL,
  CONSTRAINT feed_scores_pkey PRIMARY KEY (feed_id, scored_on),
  CONSTRAINT feed_scores_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES stock_feeds(id) ON DELETE CASCADE,
  CONSTRAINT feed_scores_score_check CHECK (((score >= 0) AND (score <= 100)))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON feed_scores TO blattwerk_app;

CREATE TABLE files (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  owner_id uuid,
  storage_key text NOT NULL,
  filename text NOT NULL,
  content_type text NOT NULL,
  bytes integer NOT NULL,
  sha256 text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  data_key text,
  key_version integer,
  CONSTRAINT files_pkey PRIMARY KEY (id),
  CONSTRAINT files_storage_key_key UNIQUE (storage_key),
  CONSTRAINT files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  CONSTRAINT files_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT files_data_key_check CHECK (((data_key IS NULL) = (key_version IS NULL))),
  CONSTRAINT files_key_version_check CHECK ((key_version >= 0)),
  CONSTRAINT files_kind_check CHECK ((kind = ANY (ARRAY['information'::text, 'contract'::text, 'prescription'::text, 'prescription-copy'::text, 'medical-letter'::text, 'invoice'::text, 'patient-card'::text, 'travel-certificate'::text, 'consent-receipt'::text, 'consent-withdrawal'::text, 'deletion-proof'::text]))),
  CONSTRAINT files_owner_check CHECK (((owner_id IS NULL) = (kind = 'deletion-proof'::text))),
  CONSTRAINT files_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX files_owner_id_idx ON public.files USING btree (owner_id);
CREATE INDEX files_plain_idx ON public.files USING btree (id) WHERE (data_key IS NULL);
CREATE POLICY admin_invoices ON files FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND ((kind = ANY (ARRAY['invoice'::text, 'deletion-proof'::text])) OR (owner_id = ( SELECT opened_patient() AS opened_patient)))));
CREATE POLICY doctor_treated ON files FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (kind <> ALL (ARRAY['invoice'::text, 'consent-receipt'::text, 'consent-withdrawal'::text])) AND is_own_patient(owner_id)));
CREATE POLICY link_prescription ON files FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy-link'::text) AND (kind = 'prescription'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE (prescriptions.file_id = files.id)))));
CREATE POLICY patient_own ON files FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (owner_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY pharmacy_prescription ON files FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy'::text) AND ((kind = 'prescription'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE (prescriptions.file_id = files.id))))));
CREATE POLICY system_all ON files FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON files TO blattwerk_app;
ALTER TABLE files ENABLE ROW LEVEL SECURITY;

CREATE TABLE follow_up_drafts (
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  entries jsonb NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT follow_up_drafts_pkey PRIMARY KEY (id),
  CONSTRAINT follow_up_drafts_patient_key UNIQUE (patient_id),
  CONSTRAINT follow_up_drafts_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT follow_up_drafts_asked_afresh_check CHECK ((NOT jsonb_exists_any(entries, ARRAY['criteriaConfirm'::text, 'agreement'::text]))),
  CONSTRAINT follow_up_drafts_entries_check CHECK ((jsonb_typeof(entries) = 'object'::text))
);
CREATE INDEX follow_up_drafts_saved_at_idx ON public.follow_up_drafts USING btree (saved_at);
CREATE POLICY patient_own ON follow_up_drafts FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON follow_up_drafts FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON follow_up_drafts TO blattwerk_app;
ALTER TABLE follow_up_drafts ENABLE ROW LEVEL SECURITY;

CREATE TABLE follow_ups (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  treatment_id uuid NOT NULL,
  effect integer NOT NULL,
  side_effects text[] DEFAULT '{}'::text[] NOT NULL,
  remaining_amount numeric(7,3),
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT follow_ups_pkey PRIMARY KEY (id),
  CONSTRAINT follow_ups_treatment_key UNIQUE (treatment_id),
  CONSTRAINT follow_ups_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id),
  CONSTRAINT follow_ups_effect_check CHECK (((effect >= 1) AND (effect <= 10))),
  CONSTRAINT follow_ups_remaining_amount_check CHECK ((remaining_amount >= (0)::numeric)),
  CONSTRAINT follow_ups_side_effects_check CHECK ((side_effects <@ ARRAY['skin_irritation'::text, 'dizziness'::text, 'sedation'::text, 'dry_mouth'::text, 'nausea'::text]))
);
CREATE POLICY admin_opened ON follow_ups FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = follow_ups.treatment_id) AND (treatments.patient_id = ( SELECT opened_patient() AS opened_patient)))))));
CREATE POLICY doctor_treated ON follow_ups FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = follow_ups.treatment_id) AND is_own_patient(treatments.patient_id))))));
CREATE POLICY patient_corrects ON follow_ups FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = follow_ups.treatment_id) AND (treatments.patient_id = ( SELECT actor_id() AS actor_id)) AND (treatments.status = ANY (ARRAY['draft'::text, 'awaiting-payment'::text])))))));
CREATE POLICY patient_reads ON follow_ups FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = follow_ups.treatment_id) AND (treatments.patient_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY patient_tells ON follow_ups FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = follow_ups.treatment_id) AND (treatments.patient_id = ( SELECT actor_id() AS actor_id)) AND (treatments.status = ANY (ARRAY['draft'::text, 'awaiting-payment'::text])))))));
CREATE POLICY system_all ON follow_ups FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON follow_ups TO blattwerk_app;
ALTER TABLE follow_ups ENABLE ROW LEVEL SECURITY;

CREATE TABLE freed_times (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  doctor_id uuid NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT freed_times_pkey PRIMARY KEY (id),
  CONSTRAINT freed_times_once_key UNIQUE (doctor_id, starts_at),
  CONSTRAINT freed_times_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON freed_times TO blattwerk_app;

CREATE VIEW grower_names AS
 WITH RECURSIVE led AS (
         SELECT growers.id,
            growers.slug,
            growers.name,
            growers.id AS target_id
           FROM growers
          WHERE growers.alias_of_id IS NULL
        UNION ALL
         SELECT growers.id,
            growers.slug,
            growers.name,
            led_1.target_id
           FROM led led_1
             JOIN growers ON growers.alias_of_id = led_1.id
        )
 SELECT id,
    slug,
    name,
    target_id
   FROM led;
GRANT DELETE, INSERT, SELECT, UPDATE ON grower_names TO blattwerk_app;

CREATE TABLE growers (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  alias_of_id uuid,
  aliased_at timestamp with time zone,
  moved_product_ids uuid[],
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT growers_pkey PRIMARY KEY (id),
  CONSTRAINT growers_name_key UNIQUE (name),
  CONSTRAINT growers_slug_key UNIQUE (slug),
  CONSTRAINT growers_alias_of_id_fkey FOREIGN KEY (alias_of_id) REFERENCES growers(id),
  CONSTRAINT growers_alias_check CHECK (((alias_of_id IS DISTINCT FROM id) AND ((alias_of_id IS NULL) = (aliased_at IS NULL)) AND ((alias_of_id IS NOT NULL) OR (moved_product_ids IS NULL))))
);
CREATE INDEX growers_alias_of_id_idx ON public.growers USING btree (alias_of_id) WHERE (alias_of_id IS NOT NULL);
CREATE UNIQUE INDEX growers_name_lower_key ON public.growers USING btree (lower(name));
CREATE TRIGGER growers_announce_delete AFTER DELETE ON public.growers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('growers', 'id', 'true');
CREATE TRIGGER growers_announce_insert AFTER INSERT ON public.growers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('growers', 'id', 'true');
CREATE TRIGGER growers_announce_update AFTER UPDATE ON public.growers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('growers', 'id', 'true');
CREATE TRIGGER growers_catalogue AFTER INSERT OR DELETE OR UPDATE ON public.growers FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
CREATE TRIGGER growers_catalogue_emptied AFTER TRUNCATE ON public.growers FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
GRANT DELETE, INSERT, SELECT, UPDATE ON growers TO blattwerk_app;

CREATE TABLE guest_accesses (
  id uuid NOT NULL,
  consultation_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  ip_hash text,
  outcome text NOT NULL,
  secret_hash text,
  expires_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT guest_accesses_pkey PRIMARY KEY (id),
  CONSTRAINT guest_accesses_secret_hash_key UNIQUE (secret_hash),
  CONSTRAINT guest_accesses_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES guest_links(consultation_id) ON DELETE CASCADE,
  CONSTRAINT guest_accesses_outcome_check CHECK ((outcome = ANY (ARRAY['opened'::text, 'wrong-person'::text, 'locked'::text, 'ended'::text]))),
  CONSTRAINT guest_accesses_secret_check CHECK ((((outcome = 'opened'::text) = (secret_hash IS NOT NULL)) AND ((secret_hash IS NULL) = (expires_at IS NULL))))
);
CREATE INDEX guest_accesses_consultation_id_idx ON public.guest_accesses USING btree (consultation_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON guest_accesses TO blattwerk_app;

CREATE TABLE guest_links (
  consultation_id uuid NOT NULL,
  serial integer DEFAULT 1 NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT guest_links_pkey PRIMARY KEY (consultation_id),
  CONSTRAINT guest_links_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id) ON DELETE CASCADE,
  CONSTRAINT guest_links_serial_check CHECK ((serial >= 1)),
  CONSTRAINT guest_links_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON guest_links TO blattwerk_app;

CREATE TABLE health_states (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  patient_id uuid NOT NULL,
  version integer NOT NULL,
  status text DEFAULT 'draft'::text NOT NULL,
  definition integer DEFAULT 1 NOT NULL,
  answers jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  completed_at timestamp with time zone,
  CONSTRAINT health_states_pkey PRIMARY KEY (id),
  CONSTRAINT health_states_patient_version_key UNIQUE (patient_id, version),
  CONSTRAINT health_states_definition_fkey FOREIGN KEY (definition) REFERENCES questionnaire_definitions(version) NOT VALID,
  CONSTRAINT health_states_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT health_states_completed_check CHECK (((status = 'complete'::text) = (completed_at IS NOT NULL))),
  CONSTRAINT health_states_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'complete'::text]))),
  CONSTRAINT health_states_version_check CHECK ((version > 0))
);
CREATE INDEX health_states_definition_idx ON public.health_states USING btree (definition);
CREATE UNIQUE INDEX health_states_one_draft_key ON public.health_states USING btree (patient_id) WHERE (status = 'draft'::text);
CREATE POLICY admin_opened ON health_states FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (patient_id = ( SELECT opened_patient() AS opened_patient))));
CREATE POLICY doctor_pool ON health_states FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.health_state_id = health_states.id) AND (treatments.status = 'in-review'::text))))));
CREATE POLICY doctor_treated ON health_states FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND is_own_patient(patient_id)));
CREATE POLICY patient_begins ON health_states FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = 'draft'::text)));
CREATE POLICY patient_corrects ON health_states FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = 'draft'::text))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY patient_reads ON health_states FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON health_states FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON health_states TO blattwerk_app;
ALTER TABLE health_states ENABLE ROW LEVEL SECURITY;

CREATE TABLE held_decisions (
  id uuid NOT NULL,
  treatment_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  kind text NOT NULL,
  input jsonb NOT NULL,
  decided_at timestamp with time zone NOT NULL,
  releases_at timestamp with time zone NOT NULL,
  CONSTRAINT held_decisions_pkey PRIMARY KEY (id),
  CONSTRAINT held_decisions_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT held_decisions_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id),
  CONSTRAINT held_decisions_input_check CHECK ((jsonb_typeof(input) = 'object'::text)),
  CONSTRAINT held_decisions_kind_check CHECK ((kind = ANY (ARRAY['approve'::text, 'decline'::text])))
);
CREATE INDEX held_decisions_doctor_id_idx ON public.held_decisions USING btree (doctor_id);
CREATE INDEX held_decisions_treatment_id_idx ON public.held_decisions USING btree (treatment_id);
CREATE POLICY admin_opened ON held_decisions FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = held_decisions.treatment_id) AND (treatments.patient_id = ( SELECT opened_patient() AS opened_patient)))))));
CREATE POLICY doctor_decides ON held_decisions FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = held_decisions.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY doctor_reads ON held_decisions FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY doctor_undoes ON held_decisions FOR DELETE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON held_decisions FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON held_decisions TO blattwerk_app;
ALTER TABLE held_decisions ENABLE ROW LEVEL SECURITY;

CREATE TABLE house_text_blocks (
  id uuid NOT NULL,
  name text NOT NULL,
  text text NOT NULL,
  language text NOT NULL,
  indication text,
  is_active boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT house_text_blocks_pkey PRIMARY KEY (id),
  CONSTRAINT house_text_blocks_indication_check CHECK ((indication = ANY (ARRAY['anxiety-ptsd'::text, 'chronic-pain'::text, 'migraine-headaches'::text, 'skin-condition'::text, 'sleep-disorder'::text, 'adhd'::text, 'cancer'::text, 'depression'::text]))),
  CONSTRAINT house_text_blocks_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT house_text_blocks_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  CONSTRAINT house_text_blocks_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000))),
  CONSTRAINT house_text_blocks_version_check CHECK ((version >= 1))
);
CREATE UNIQUE INDEX house_text_blocks_name_key ON public.house_text_blocks USING btree (language, lower(name));
CREATE TRIGGER house_text_blocks_announce_delete AFTER DELETE ON public.house_text_blocks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('house-text-blocks', 'id', 'true');
CREATE TRIGGER house_text_blocks_announce_insert AFTER INSERT ON public.house_text_blocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('house-text-blocks', 'id', 'true');
CREATE TRIGGER house_text_blocks_announce_update AFTER UPDATE ON public.house_text_blocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('house-text-blocks', 'id', 'true');
GRANT INSERT, SELECT, UPDATE ON house_text_blocks TO blattwerk_app;

CREATE TABLE identity_checks (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  patient_id uuid NOT NULL,
  stripe_session_id text,
  status text DEFAULT 'created'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  consent_version integer,
  consent_sha256 text,
  consented_at timestamp with time zone,
  document_first_name text,
  document_last_name text,
  document_born_on date,
  last_error text,
  verified_at timestamp with time zone,
  adult_on date,
  profile_digest text,
  redaction_requested_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT identity_checks_pkey PRIMARY KEY (id),
  CONSTRAINT identity_checks_stripe_session_id_key UNIQUE (stripe_session_id),
  CONSTRAINT identity_checks_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT identity_checks_consent_check CHECK ((((consent_version IS NULL) = (consent_sha256 IS NULL)) AND ((consent_version IS NULL) = (consented_at IS NULL)))),
  CONSTRAINT identity_checks_consent_sha256_check CHECK ((consent_sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT identity_checks_redacted_check CHECK (((status <> 'redacted'::text) OR ((document_first_name IS NULL) AND (document_last_name IS NULL) AND (document_born_on IS NULL) AND (last_error IS NULL)))),
  CONSTRAINT identity_checks_status_check CHECK ((status = ANY (ARRAY['created'::text, 'processing'::text, 'requires_input'::text, 'verified'::text, 'canceled'::text, 'redacted'::text])))
);
CREATE UNIQUE INDEX identity_checks_open_key ON public.identity_checks USING btree (patient_id) WHERE (status = ANY (ARRAY['created'::text, 'processing'::text, 'requires_input'::text]));
CREATE INDEX identity_checks_patient_id_idx ON public.identity_checks USING btree (patient_id, created_at DESC);
CREATE POLICY admin_reads ON identity_checks FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND true));
CREATE POLICY doctor_treated ON identity_checks FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND is_own_patient(patient_id)));
CREATE POLICY patient_begins ON identity_checks FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = 'created'::text)));
CREATE POLICY patient_moves ON identity_checks FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY patient_reads ON identity_checks FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON identity_checks FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON identity_checks TO blattwerk_app;
ALTER TABLE identity_checks ENABLE ROW LEVEL SECURITY;

CREATE TABLE identity_sightings (
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  kind text NOT NULL,
  profile_digest text NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT identity_sightings_pkey PRIMARY KEY (id),
  CONSTRAINT identity_sightings_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT identity_sightings_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT identity_sightings_kind_check CHECK ((kind = ANY (ARRAY['video'::text, 'in-person'::text])))
);
CREATE INDEX identity_sightings_doctor_id_idx ON public.identity_sightings USING btree (doctor_id);
CREATE INDEX identity_sightings_patient_id_idx ON public.identity_sightings USING btree (patient_id, seen_at DESC);
CREATE POLICY admin_reads ON identity_sightings FOR SELECT TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY doctor_adds ON identity_sightings FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id)) AND is_own_patient(patient_id)));
CREATE POLICY doctor_treated ON identity_sightings FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND is_own_patient(patient_id)));
CREATE POLICY patient_own ON identity_sightings FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON identity_sightings FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON identity_sightings TO blattwerk_app;
ALTER TABLE identity_sightings ENABLE ROW LEVEL SECURITY;

CREATE TABLE import_mappings (
  resource text NOT NULL,
  head_digest text NOT NULL,
  mapping jsonb NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT import_mappings_pkey PRIMARY KEY (resource, head_digest),
  CONSTRAINT import_mappings_head_digest_check CHECK ((head_digest ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT import_mappings_resource_check CHECK ((resource ~ '^[a-z][a-z-]{1,40}$'::text))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON import_mappings TO blattwerk_app;

CREATE TABLE import_rows (
  import_id uuid NOT NULL,
  line integer NOT NULL,
  cells jsonb NOT NULL,
  problem text,
  outcome text,
  errors jsonb,
  record_id text,
  made_version integer,
  before jsonb,
  undo text,
  CONSTRAINT import_rows_pkey PRIMARY KEY (import_id, line),
  CONSTRAINT import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES list_imports(id) ON DELETE CASCADE,
  CONSTRAINT import_rows_check CHECK (((outcome = 'skipped'::text) = (errors IS NOT NULL))),
  CONSTRAINT import_rows_check1 CHECK (((undo IS NULL) OR (outcome = ANY (ARRAY['created'::text, 'updated'::text])))),
  CONSTRAINT import_rows_line_check CHECK ((line > 1)),
  CONSTRAINT import_rows_outcome_check CHECK ((outcome = ANY (ARRAY['created'::text, 'updated'::text, 'unchanged'::text, 'skipped'::text]))),
  CONSTRAINT import_rows_undo_check CHECK ((undo = ANY (ARRAY['undone'::text, 'changed'::text, 'inUse'::text, 'gone'::text, 'refused'::text])))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON import_rows TO blattwerk_app;

CREATE TABLE inactivity_notices (
  user_id uuid NOT NULL,
  noticed_at timestamp with time zone NOT NULL,
  erase_after timestamp with time zone NOT NULL,
  CONSTRAINT inactivity_notices_pkey PRIMARY KEY (user_id),
  CONSTRAINT inactivity_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON inactivity_notices TO blattwerk_app;

CREATE TABLE invitations (
  id uuid NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  pharmacy_id uuid,
  message text,
  locale text NOT NULL,
  inviter_id uuid,
  status text DEFAULT 'pending'::text NOT NULL,
  link_id uuid NOT NULL,
  token_hash text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT invitations_pkey PRIMARY KEY (id),
  CONSTRAINT invitations_token_hash_key UNIQUE (token_hash),
  CONSTRAINT invitations_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES users(id),
  CONSTRAINT invitations_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT invitations_accepted_check CHECK (((status = 'accepted'::text) = (accepted_at IS NOT NULL))),
  CONSTRAINT invitations_email_check CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text))),
  CONSTRAINT invitations_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT invitations_message_check CHECK (((char_length(message) >= 1) AND (char_length(message) <= 1000))),
  CONSTRAINT invitations_pharmacy_role_check CHECK (((role = 'pharmacy'::text) = (pharmacy_id IS NOT NULL))),
  CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['doctor'::text, 'pharmacy'::text, 'admin'::text]))),
  CONSTRAINT invitations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'withdrawn'::text])))
);
CREATE INDEX invitations_inviter_id_idx ON public.invitations USING btree (inviter_id);
CREATE UNIQUE INDEX invitations_one_pending_key ON public.invitations USING btree (inviter_id, email) NULLS NOT DISTINCT WHERE (status = 'pending'::text);
CREATE INDEX invitations_pharmacy_id_idx ON public.invitations USING btree (pharmacy_id);
CREATE TRIGGER invitations_announce_delete AFTER DELETE ON public.invitations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('invitations', 'id', 'true');
CREATE TRIGGER invitations_announce_insert AFTER INSERT ON public.invitations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('invitations', 'id', 'true');
CREATE TRIGGER invitations_announce_update AFTER UPDATE ON public.invitations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('invitations', 'id', 'true');
CREATE POLICY admin_all ON invitations FOR ALL TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text)) WITH CHECK ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY inviter_own ON invitations FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = ANY (ARRAY['patient'::text, 'doctor'::text])) AND (inviter_id = ( SELECT actor_id() AS actor_id)) AND (role = 'doctor'::text))) WITH CHECK (((( SELECT actor_role() AS actor_role) = ANY (ARRAY['patient'::text, 'doctor'::text])) AND (inviter_id = ( SELECT actor_id() AS actor_id)) AND (role = 'doctor'::text)));
CREATE POLICY link_accepts ON invitations FOR UPDATE TO blattwerk_app USING ((token_hash = NULLIF(current_setting('app.invitation'::text, true), ''::text))) WITH CHECK (((token_hash = NULLIF(current_setting('app.invitation'::text, true), ''::text)) AND (status = 'accepted'::text)));
CREATE POLICY link_reads ON invitations FOR SELECT TO blattwerk_app USING ((token_hash = NULLIF(current_setting('app.invitation'::text, true), ''::text)));
CREATE POLICY pharmacy_own ON invitations FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'pharmacy'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id))));
CREATE POLICY system_all ON invitations FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON invitations TO blattwerk_app;
ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;

CREATE TABLE invoice_counters (
  issuer text NOT NULL,
  year integer NOT NULL,
  last integer DEFAULT 0 NOT NULL,
  CONSTRAINT invoice_counters_pkey PRIMARY KEY (issuer, year)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON invoice_counters TO blattwerk_app;

CREATE TABLE invoices (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  number text NOT NULL,
  treatment_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  payment_id uuid,
  lines jsonb NOT NULL,
  total_cents integer NOT NULL,
  currency text DEFAULT 'EUR'::text NOT NULL,
  issued_at timestamp with time zone NOT NULL,
  service_on date NOT NULL,
  file_id uuid,
  kind text DEFAULT 'invoice'::text NOT NULL,
  corrects_id uuid,
  reason text,
  cancelled_at timestamp with time zone,
  is_with_diagnosis boolean DEFAULT false NOT NULL,
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_number_key UNIQUE (number),
  CONSTRAINT invoices_corrects_id_fkey FOREIGN KEY (corrects_id) REFERENCES invoices(id),
  CONSTRAINT invoices_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT invoices_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT invoices_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT invoices_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id),
  CONSTRAINT invoices_cancelled_check CHECK (((kind = 'invoice'::text) OR (cancelled_at IS NULL))),
  CONSTRAINT invoices_corrects_check CHECK (((kind = 'invoice'::text) OR (corrects_id IS NOT NULL))),
  CONSTRAINT invoices_currency_check CHECK ((currency = 'EUR'::text)),
  CONSTRAINT invoices_diagnosis_check CHECK (((kind = 'invoice'::text) OR (NOT is_with_diagnosis))),
  CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'cancellation'::text, 'reduction'::text]))),
  CONSTRAINT invoices_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  CONSTRAINT invoices_total_cents_check CHECK (
CASE kind
    WHEN 'invoice'::text THEN (total_cents >= 0)
    WHEN 'cancellation'::text THEN (total_cents <= 0)
    ELSE (total_cents < 0)
END)
);
CREATE INDEX invoices_corrects_id_idx ON public.invoices USING btree (corrects_id);
CREATE INDEX invoices_doctor_id_idx ON public.invoices USING btree (doctor_id);
CREATE INDEX invoices_file_id_idx ON public.invoices USING btree (file_id);
CREATE UNIQUE INDEX invoices_one_cancellation_key ON public.invoices USING btree (corrects_id) WHERE (kind = 'cancellation'::text);
CREATE UNIQUE INDEX invoices_one_successor_key ON public.invoices USING btree (corrects_id) WHERE (kind = 'invoice'::text);
CREATE UNIQUE INDEX invoices_one_valid_key ON public.invoices USING btree (treatment_id) WHERE ((kind = 'invoice'::text) AND (cancelled_at IS NULL));
CREATE INDEX invoices_payment_id_idx ON public.invoices USING btree (payment_id);
CREATE INDEX invoices_treatment_id_idx ON public.invoices USING btree (treatment_id);
CREATE TRIGGER invoices_correct BEFORE INSERT ON public.invoices FOR EACH ROW WHEN ((new.corrects_id IS NOT NULL)) EXECUTE FUNCTION correct_invoice();
CREATE TRIGGER invoices_posted AFTER INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION post_invoice();
CREATE POLICY admin_reads ON invoices FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND true));
CREATE POLICY admin_takes_back ON invoices FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (kind <> 'invoice'::text)));
CREATE POLICY doctor_corrects ON invoices FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id)) AND (corrects_id IS NOT NULL)));
CREATE POLICY doctor_own ON invoices FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY patient_own ON invoices FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = invoices.treatment_id) AND (treatments.patient_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY system_all ON invoices FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON invoices TO blattwerk_app;
ALTER TABLE invoices ENABLE ROW LEVEL SECURITY;

CREATE TABLE issued_documents (
  position bigint NOT NULL,
  kind text NOT NULL,
  record_id uuid NOT NULL,
  check_code text NOT NULL,
  number text,
  issuer_id uuid,
  sha256 text NOT NULL,
  previous_hash text NOT NULL,
  entry_hash text NOT NULL,
  issued_at timestamp with time zone NOT NULL,
  CONSTRAINT issued_documents_pkey PRIMARY KEY ("position"),
  CONSTRAINT issued_documents_previous_key UNIQUE (previous_hash),
  CONSTRAINT issued_documents_record_key UNIQUE (kind, record_id),
  CONSTRAINT issued_documents_sha256_key UNIQUE (sha256),
  CONSTRAINT issued_documents_issuer_id_fkey FOREIGN KEY (issuer_id) REFERENCES users(id),
  CONSTRAINT issued_documents_check_code_check CHECK ((check_code ~ '^[2-9A-HJ-NP-Z]{10}$'::text)),
  CONSTRAINT issued_documents_entry_hash_check CHECK ((entry_hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT issued_documents_kind_check CHECK ((kind ~ '^[a-z][a-z-]{1,40}$'::text)),
  CONSTRAINT issued_documents_number_check CHECK (((char_length(number) >= 1) AND (char_length(number) <= 80))),
  CONSTRAINT issued_documents_position_check CHECK (("position" >= 1)),
  CONSTRAINT issued_documents_previous_hash_check CHECK ((previous_hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT issued_documents_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX issued_documents_code_idx ON public.issued_documents USING btree (check_code);
CREATE INDEX issued_documents_issuer_idx ON public.issued_documents USING btree (issuer_id);
CREATE INDEX issued_documents_number_idx ON public.issued_documents USING btree (number);
CREATE TRIGGER issued_documents_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.issued_documents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER issued_documents_chain BEFORE INSERT ON public.issued_documents FOR EACH ROW EXECUTE FUNCTION chain_document();

CREATE TABLE job_pauses (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  job text NOT NULL,
  paused_at timestamp with time zone NOT NULL,
  paused_by uuid NOT NULL,
  resumed_at timestamp with time zone,
  resumed_by uuid,
  CONSTRAINT job_pauses_pkey PRIMARY KEY (id),
  CONSTRAINT job_pauses_resumed_check CHECK ((((resumed_at IS NULL) = (resumed_by IS NULL)) AND ((resumed_at IS NULL) OR (resumed_at >= paused_at))))
);
CREATE INDEX job_pauses_job_idx ON public.job_pauses USING btree (job, paused_at DESC);
CREATE UNIQUE INDEX job_pauses_one_open_key ON public.job_pauses USING btree (job) WHERE (resumed_at IS NULL);
CREATE TRIGGER job_pauses_announce_delete AFTER DELETE ON public.job_pauses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('scheduled-jobs', 'job', 'true');
CREATE TRIGGER job_pauses_announce_insert AFTER INSERT ON public.job_pauses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('scheduled-jobs', 'job', 'true');
CREATE TRIGGER job_pauses_announce_update AFTER UPDATE ON public.job_pauses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('scheduled-jobs', 'job', 'true');
GRANT INSERT, SELECT, UPDATE ON job_pauses TO blattwerk_app;

CREATE TABLE job_ticks (
  job text NOT NULL,
  tick_at timestamp with time zone NOT NULL,
  CONSTRAINT job_ticks_pkey PRIMARY KEY (job)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON job_ticks TO blattwerk_app;

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  transaction_id bigint NOT NULL,
  account text NOT NULL,
  amount_cents integer NOT NULL,
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id),
  CONSTRAINT ledger_entries_account_check CHECK ((account = ANY (ARRAY['provider'::text, 'deposits'::text, 'patients'::text, 'doctor-fees'::text, 'service-fees'::text, 'vat'::text, 'refunds-due'::text, 'disputed'::text, 'chargebacks'::text, 'provider-fees'::text]))),
  CONSTRAINT ledger_entries_amount_cents_check CHECK ((amount_cents <> 0))
);
CREATE INDEX ledger_entries_transaction_id_idx ON public.ledger_entries USING btree (transaction_id);
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();
CREATE POLICY admin_reads ON ledger_entries FOR SELECT TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY system_reads ON ledger_entries FOR SELECT TO blattwerk_system USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON ledger_entries TO blattwerk_app;
ALTER TABLE ledger_entries ENABLE ROW LEVEL SECURITY;

CREATE TABLE ledger_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  payment_id uuid,
  reference text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_transactions_kind_reference_key UNIQUE (kind, reference),
  CONSTRAINT ledger_transactions_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'offset'::text, 'fee'::text, 'consultation-fee'::text, 'fee-cancelled'::text, 'fee-reduced'::text, 'service-fee'::text, 'rest'::text, 'refund-due'::text, 'refund'::text, 'refund-returned'::text, 'dispute'::text, 'dispute-won'::text, 'chargeback'::text, 'provider-fee'::text]))),
  CONSTRAINT ledger_transactions_reference_check CHECK ((reference <> ''::text))
);
CREATE INDEX ledger_transactions_at_idx ON public.ledger_transactions USING btree (at);
CREATE INDEX ledger_transactions_payment_id_idx ON public.ledger_transactions USING btree (payment_id);
CREATE CONSTRAINT TRIGGER ledger_leads_payments AFTER INSERT ON public.ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.payment_id IS NOT NULL)) EXECUTE FUNCTION check_payment_status();
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON public.ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();
CREATE POLICY admin_reads ON ledger_transactions FOR SELECT TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY system_reads ON ledger_transactions FOR SELECT TO blattwerk_system USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON ledger_transactions TO blattwerk_app;
ALTER TABLE ledger_transactions ENABLE ROW LEVEL SECURITY;

CREATE TABLE legal_holds (
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  reason text NOT NULL,
  until date NOT NULL,
  set_by uuid NOT NULL,
  set_at timestamp with time zone NOT NULL,
  lifted_by uuid,
  lifted_at timestamp with time zone,
  lift_reason text,
  CONSTRAINT legal_holds_pkey PRIMARY KEY (id),
  CONSTRAINT legal_holds_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES users(id),
  CONSTRAINT legal_holds_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT legal_holds_set_by_fkey FOREIGN KEY (set_by) REFERENCES users(id),
  CONSTRAINT legal_holds_four_eyes_check CHECK ((lifted_by <> set_by)),
  CONSTRAINT legal_holds_lift_reason_check CHECK (((char_length(lift_reason) >= 1) AND (char_length(lift_reason) <= 500))),
  CONSTRAINT legal_holds_lifted_check CHECK ((((lifted_at IS NULL) = (lifted_by IS NULL)) AND ((lifted_at IS NULL) = (lift_reason IS NULL)))),
  CONSTRAINT legal_holds_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500)))
);
CREATE INDEX legal_holds_lifted_by_idx ON public.legal_holds USING btree (lifted_by);
CREATE INDEX legal_holds_patient_id_idx ON public.legal_holds USING btree (patient_id);
CREATE INDEX legal_holds_set_by_idx ON public.legal_holds USING btree (set_by);
CREATE POLICY admin_all ON legal_holds FOR ALL TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text)) WITH CHECK ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY system_all ON legal_holds FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON legal_holds TO blattwerk_app;
GRANT UPDATE (lifted_by, lifted_at, lift_reason) ON legal_holds TO blattwerk_app;
ALTER TABLE legal_holds ENABLE ROW LEVEL SECURITY;

CREATE TABLE letter_corrections (
  id uuid NOT NULL,
  treatment_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  version integer NOT NULL,
  reason text NOT NULL,
  diagnosis text NOT NULL,
  remote_justification text NOT NULL,
  letter text,
  next_check_on date,
  issued_at timestamp with time zone NOT NULL,
  file_id uuid,
  CONSTRAINT letter_corrections_pkey PRIMARY KEY (id),
  CONSTRAINT letter_corrections_version_key UNIQUE (treatment_id, version),
  CONSTRAINT letter_corrections_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT letter_corrections_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT letter_corrections_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES certificates(treatment_id),
  CONSTRAINT letter_corrections_diagnosis_check CHECK (((char_length(diagnosis) >= 1) AND (char_length(diagnosis) <= 500))),
  CONSTRAINT letter_corrections_letter_check CHECK (((char_length(letter) >= 1) AND (char_length(letter) <= 1000))),
  CONSTRAINT letter_corrections_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 300))),
  CONSTRAINT letter_corrections_remote_justification_check CHECK (((char_length(remote_justification) >= 1) AND (char_length(remote_justification) <= 1000))),
  CONSTRAINT letter_corrections_version_check CHECK ((version >= 2))
);
CREATE INDEX letter_corrections_doctor_id_idx ON public.letter_corrections USING btree (doctor_id);
CREATE INDEX letter_corrections_file_id_idx ON public.letter_corrections USING btree (file_id);
CREATE POLICY admin_opened ON letter_corrections FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = letter_corrections.treatment_id) AND (treatments.patient_id = ( SELECT opened_patient() AS opened_patient)))))));
CREATE POLICY doctor_corrects ON letter_corrections FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = letter_corrections.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id)) AND (treatments.status = 'approved'::text))))));
CREATE POLICY doctor_reads ON letter_corrections FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = letter_corrections.treatment_id) AND is_own_patient(treatments.patient_id)))))));
CREATE POLICY patient_own ON letter_corrections FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = letter_corrections.treatment_id) AND (treatments.patient_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY system_all ON letter_corrections FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON letter_corrections TO blattwerk_app;
ALTER TABLE letter_corrections ENABLE ROW LEVEL SECURITY;

CREATE TABLE list_exports (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  resource text NOT NULL,
  format text NOT NULL,
  asked jsonb NOT NULL,
  locale text NOT NULL,
  status text DEFAULT 'queued'::text NOT NULL,
  rows integer DEFAULT 0 NOT NULL,
  total integer,
  bytes bigint,
  data_key text,
  key_version integer,
  downloads integer DEFAULT 0 NOT NULL,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT list_exports_pkey PRIMARY KEY (id),
  CONSTRAINT list_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT list_exports_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT list_exports_done_check CHECK (((status <> 'done'::text) OR ((bytes IS NOT NULL) AND (data_key IS NOT NULL) AND (key_version IS NOT NULL) AND (expires_at IS NOT NULL)))),
  CONSTRAINT list_exports_downloads_check CHECK ((downloads >= 0)),
  CONSTRAINT list_exports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text]))),
  CONSTRAINT list_exports_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT list_exports_resource_check CHECK ((resource ~ '^[a-z][a-z-]{1,40}$'::text)),
  CONSTRAINT list_exports_role_check CHECK ((role = ANY (ARRAY['doctor'::text, 'pharmacy'::text, 'admin'::text]))),
  CONSTRAINT list_exports_rows_check CHECK ((rows >= 0)),
  CONSTRAINT list_exports_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'stopped'::text]))),
  CONSTRAINT list_exports_total_check CHECK ((total >= 0))
);
CREATE INDEX list_exports_created_at_idx ON public.list_exports USING btree (created_at);
CREATE INDEX list_exports_user_id_idx ON public.list_exports USING btree (user_id, created_at DESC);
CREATE POLICY staff_own ON list_exports FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = ANY (ARRAY['doctor'::text, 'pharmacy'::text, 'admin'::text])) AND (user_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = ANY (ARRAY['doctor'::text, 'pharmacy'::text, 'admin'::text])) AND (user_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON list_exports FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON list_exports TO blattwerk_app;
ALTER TABLE list_exports ENABLE ROW LEVEL SECURITY;

CREATE TABLE list_imports (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  resource text NOT NULL,
  locale text NOT NULL,
  filename text NOT NULL,
  digest text NOT NULL,
  format text NOT NULL,
  encoding text NOT NULL,
  delimiter text,
  columns jsonb NOT NULL,
  mapping jsonb NOT NULL,
  mapping_from text NOT NULL,
  stage text DEFAULT 'upload'::text NOT NULL,
  status text DEFAULT 'done'::text NOT NULL,
  total integer NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  committed_at timestamp with time zone,
  undone_at timestamp with time zone,
  forgotten_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT list_imports_pkey PRIMARY KEY (id),
  CONSTRAINT list_imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT list_imports_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT list_imports_done_check CHECK ((done >= 0)),
  CONSTRAINT list_imports_filename_check CHECK ((length(filename) <= 200)),
  CONSTRAINT list_imports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text]))),
  CONSTRAINT list_imports_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT list_imports_mapping_from_check CHECK ((mapping_from = ANY (ARRAY['headings'::text, 'remembered'::text, 'sent'::text]))),
  CONSTRAINT list_imports_resource_check CHECK ((resource ~ '^[a-z][a-z-]{1,40}$'::text)),
  CONSTRAINT list_imports_role_check CHECK ((role = 'admin'::text)),
  CONSTRAINT list_imports_stage_check CHECK ((stage = ANY (ARRAY['upload'::text, 'dry-run'::text, 'commit'::text, 'undo'::text]))),
  CONSTRAINT list_imports_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'stopped'::text]))),
  CONSTRAINT list_imports_total_check CHECK ((total > 0))
);
CREATE INDEX list_imports_digest_idx ON public.list_imports USING btree (digest) WHERE (committed_at IS NOT NULL);
CREATE INDEX list_imports_user_id_idx ON public.list_imports USING btree (user_id, created_at DESC);
GRANT DELETE, INSERT, SELECT, UPDATE ON list_imports TO blattwerk_app;

CREATE TABLE list_layouts (
  owner_id uuid NOT NULL,
  resource text NOT NULL,
  layout jsonb NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT list_layouts_pkey PRIMARY KEY (owner_id, resource),
  CONSTRAINT list_layouts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT list_layouts_layout_check CHECK ((jsonb_typeof(layout) = 'object'::text)),
  CONSTRAINT list_layouts_resource_check CHECK ((resource ~ '^[a-z][a-z-]*$'::text))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON list_layouts TO blattwerk_app;

CREATE TABLE login_attempts (
  key text NOT NULL,
  tries integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT login_attempts_pkey PRIMARY KEY (key),
  CONSTRAINT login_attempts_tries_check CHECK ((tries >= 0))
);
CREATE INDEX login_attempts_expires_at_idx ON public.login_attempts USING btree (expires_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON login_attempts TO blattwerk_app;

CREATE TABLE mail_tokens (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  token_hash text NOT NULL,
  code_hash text,
  attempts integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  registration_id uuid,
  claim_hash text,
  new_email text,
  CONSTRAINT mail_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT mail_tokens_claim_hash_key UNIQUE (claim_hash),
  CONSTRAINT mail_tokens_token_hash_key UNIQUE (token_hash),
  CONSTRAINT mail_tokens_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id) ON DELETE SET NULL,
  CONSTRAINT mail_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT mail_tokens_new_email_check CHECK ((((purpose = 'email-change'::text) = (new_email IS NOT NULL)) AND (new_email = lower(new_email)))),
  CONSTRAINT mail_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['confirm'::text, 'reset'::text, 'email-change'::text])))
);
CREATE INDEX mail_tokens_registration_id_idx ON public.mail_tokens USING btree (registration_id);
CREATE INDEX mail_tokens_user_id_idx ON public.mail_tokens USING btree (user_id, purpose, created_at DESC);
GRANT DELETE, INSERT, SELECT, UPDATE ON mail_tokens TO blattwerk_app;

CREATE TABLE mails (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  template text NOT NULL,
  dedupe_key text NOT NULL,
  recipient_id uuid,
  recipient_address text,
  locale text NOT NULL,
  params jsonb DEFAULT '{}'::jsonb NOT NULL,
  status text DEFAULT 'queued'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_at timestamp with time zone,
  deferred_until timestamp with time zone,
  gathered_into uuid,
  CONSTRAINT mails_pkey PRIMARY KEY (id),
  CONSTRAINT mails_dedupe_key_key UNIQUE (dedupe_key),
  CONSTRAINT mails_gathered_into_fkey FOREIGN KEY (gathered_into) REFERENCES mails(id) ON DELETE SET NULL,
  CONSTRAINT mails_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES users(id),
  CONSTRAINT mails_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT mails_recipient_check CHECK (((recipient_id IS NULL) <> (recipient_address IS NULL))),
  CONSTRAINT mails_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'unwanted'::text, 'held'::text])))
);
CREATE INDEX mails_created_at_idx ON public.mails USING btree (created_at);
CREATE INDEX mails_gathered_into_idx ON public.mails USING btree (gathered_into) WHERE (gathered_into IS NOT NULL);
CREATE INDEX mails_queued_idx ON public.mails USING btree (created_at) WHERE (status = 'queued'::text);
CREATE INDEX mails_recipient_id_idx ON public.mails USING btree (recipient_id, created_at DESC);
CREATE INDEX mails_waiting_idx ON public.mails USING btree (recipient_id) WHERE (status = 'queued'::text);
GRANT DELETE, INSERT, SELECT, UPDATE ON mails TO blattwerk_app;

CREATE VIEW manufacturer_names AS
 WITH RECURSIVE led AS (
         SELECT manufacturers.id,
            manufacturers.slug,
            manufacturers.name,
            manufacturers.id AS target_id
           FROM manufacturers
          WHERE manufacturers.alias_of_id IS NULL
        UNION ALL
         SELECT manufacturers.id,
            manufacturers.slug,
            manufacturers.name,
            led_1.target_id
           FROM led led_1
             JOIN manufacturers ON manufacturers.alias_of_id = led_1.id
        )
 SELECT id,
    slug,
    name,
    target_id
   FROM led;
GRANT DELETE, INSERT, SELECT, UPDATE ON manufacturer_names TO blattwerk_app;

CREATE TABLE manufacturers (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  alias_of_id uuid,
  aliased_at timestamp with time zone,
  moved_product_ids uuid[],
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT manufacturers_pkey PRIMARY KEY (id),
  CONSTRAINT manufacturers_name_key UNIQUE (name),
  CONSTRAINT manufacturers_slug_key UNIQUE (slug),
  CONSTRAINT manufacturers_alias_of_id_fkey FOREIGN KEY (alias_of_id) REFERENCES manufacturers(id),
  CONSTRAINT manufacturers_alias_check CHECK (((alias_of_id IS DISTINCT FROM id) AND ((alias_of_id IS NULL) = (aliased_at IS NULL)) AND ((alias_of_id IS NOT NULL) OR (moved_product_ids IS NULL))))
);
CREATE INDEX manufacturers_alias_of_id_idx ON public.manufacturers USING btree (alias_of_id) WHERE (alias_of_id IS NOT NULL);
CREATE UNIQUE INDEX manufacturers_name_lower_key ON public.manufacturers USING btree (lower(name));
CREATE TRIGGER manufacturers_announce_delete AFTER DELETE ON public.manufacturers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('manufacturers', 'id', 'true');
CREATE TRIGGER manufacturers_announce_insert AFTER INSERT ON public.manufacturers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('manufacturers', 'id', 'true');
CREATE TRIGGER manufacturers_announce_update AFTER UPDATE ON public.manufacturers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('manufacturers', 'id', 'true');
CREATE TRIGGER manufacturers_catalogue AFTER INSERT OR DELETE OR UPDATE ON public.manufacturers FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
CREATE TRIGGER manufacturers_catalogue_emptied AFTER TRUNCATE ON public.manufacturers FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
GRANT DELETE, INSERT, SELECT, UPDATE ON manufacturers TO blattwerk_app;

CREATE TABLE marketing_patients (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email text NOT NULL,
  source text NOT NULL,
  locale text DEFAULT 'de'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  campaign_source text,
  campaign_medium text,
  campaign_name text,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT marketing_patients_pkey PRIMARY KEY (id),
  CONSTRAINT marketing_patients_email_key UNIQUE (email),
  CONSTRAINT marketing_patients_campaign_check CHECK (((length(campaign_source) <= 100) AND (length(campaign_medium) <= 100) AND (length(campaign_name) <= 100))),
  CONSTRAINT marketing_patients_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT marketing_patients_source_check CHECK ((source = ANY (ARRAY['market'::text, 'vape'::text, 'landing'::text])))
);
CREATE INDEX marketing_patients_created_at_idx ON public.marketing_patients USING btree (created_at DESC);
CREATE TRIGGER marketing_patients_announce_delete AFTER DELETE ON public.marketing_patients REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('marketing-patients', 'id', 'true');
CREATE TRIGGER marketing_patients_announce_insert AFTER INSERT ON public.marketing_patients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('marketing-patients', 'id', 'true');
CREATE TRIGGER marketing_patients_announce_update AFTER UPDATE ON public.marketing_patients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('marketing-patients', 'id', 'true');
GRANT DELETE, INSERT, SELECT, UPDATE ON marketing_patients TO blattwerk_app;

CREATE TABLE newsletter_issues (
  id uuid NOT NULL,
  subject_de text NOT NULL,
  body_de text NOT NULL,
  subject_en text NOT NULL,
  body_en text NOT NULL,
  status text NOT NULL,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT newsletter_issues_pkey PRIMARY KEY (id),
  CONSTRAINT newsletter_issues_body_de_check CHECK (((char_length(body_de) >= 1) AND (char_length(body_de) <= 20000))),
  CONSTRAINT newsletter_issues_body_en_check CHECK (((char_length(body_en) >= 1) AND (char_length(body_en) <= 20000))),
  CONSTRAINT newsletter_issues_finished_check CHECK (((status = 'sent'::text) = (finished_at IS NOT NULL))),
  CONSTRAINT newsletter_issues_started_check CHECK (((status = 'draft'::text) = (started_at IS NULL))),
  CONSTRAINT newsletter_issues_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sending'::text, 'paused'::text, 'sent'::text]))),
  CONSTRAINT newsletter_issues_subject_de_check CHECK (((char_length(subject_de) >= 1) AND (char_length(subject_de) <= 120))),
  CONSTRAINT newsletter_issues_subject_en_check CHECK (((char_length(subject_en) >= 1) AND (char_length(subject_en) <= 120)))
);
CREATE TRIGGER newsletter_issues_announce_delete AFTER DELETE ON public.newsletter_issues REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('newsletter-issues', 'id', 'true');
CREATE TRIGGER newsletter_issues_announce_insert AFTER INSERT ON public.newsletter_issues REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('newsletter-issues', 'id', 'true');
CREATE TRIGGER newsletter_issues_announce_update AFTER UPDATE ON public.newsletter_issues REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('newsletter-issues', 'id', 'true');
CREATE TRIGGER newsletter_issues_frozen BEFORE UPDATE OF subject_de, body_de, subject_en, body_en ON public.newsletter_issues FOR EACH ROW WHEN (((old.status <> 'draft'::text) AND ((((old.subject_de IS DISTINCT FROM new.subject_de) OR (old.body_de IS DISTINCT FROM new.body_de)) OR (old.subject_en IS DISTINCT FROM new.subject_en)) OR (old.body_en IS DISTINCT FROM new.body_en)))) EXECUTE FUNCTION keep_sent_issue();
CREATE TRIGGER newsletter_issues_sent_stay BEFORE DELETE ON public.newsletter_issues FOR EACH ROW WHEN ((old.status <> 'draft'::text)) EXECUTE FUNCTION keep_sent_issue();
GRANT DELETE, INSERT, SELECT, UPDATE ON newsletter_issues TO blattwerk_app;

CREATE TABLE newsletter_proofs (
  id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  kind text NOT NULL,
  consent_version integer NOT NULL,
  consent_sha256 text NOT NULL,
  ip_hash text,
  at timestamp with time zone NOT NULL,
  CONSTRAINT newsletter_proofs_pkey PRIMARY KEY (id),
  CONSTRAINT newsletter_proofs_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES newsletter_subscriptions(id) ON DELETE CASCADE,
  CONSTRAINT newsletter_proofs_consent_sha256_check CHECK ((consent_sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT newsletter_proofs_kind_check CHECK ((kind = ANY (ARRAY['ask'::text, 'confirm'::text, 'withdraw'::text])))
);
CREATE INDEX newsletter_proofs_subscription_id_idx ON public.newsletter_proofs USING btree (subscription_id, at DESC);
GRANT DELETE, INSERT, SELECT ON newsletter_proofs TO blattwerk_app;

CREATE TABLE newsletter_sends (
  issue_id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  outcome text,
  at timestamp with time zone,
  CONSTRAINT newsletter_sends_pkey PRIMARY KEY (issue_id, subscription_id),
  CONSTRAINT newsletter_sends_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES newsletter_issues(id),
  CONSTRAINT newsletter_sends_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES newsletter_subscriptions(id) ON DELETE CASCADE,
  CONSTRAINT newsletter_sends_at_check CHECK (((outcome IS NULL) = (at IS NULL))),
  CONSTRAINT newsletter_sends_outcome_check CHECK ((outcome = ANY (ARRAY['mailed'::text, 'skipped'::text])))
);
CREATE INDEX newsletter_sends_subscription_id_idx ON public.newsletter_sends USING btree (subscription_id);
CREATE INDEX newsletter_sends_waiting_idx ON public.newsletter_sends USING btree (issue_id, subscription_id) WHERE (outcome IS NULL);
GRANT INSERT, SELECT, UPDATE ON newsletter_sends TO blattwerk_app;

CREATE TABLE newsletter_subscriptions (
  id uuid NOT NULL,
  email text NOT NULL,
  locale text NOT NULL,
  status text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT newsletter_subscriptions_email_key UNIQUE (email),
  CONSTRAINT newsletter_subscriptions_confirmed_check CHECK (((status <> 'confirmed'::text) OR (confirmed_at IS NOT NULL))),
  CONSTRAINT newsletter_subscriptions_email_lower_check CHECK ((email = lower(email))),
  CONSTRAINT newsletter_subscriptions_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT newsletter_subscriptions_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'withdrawn'::text]))),
  CONSTRAINT newsletter_subscriptions_withdrawn_check CHECK (((status <> 'withdrawn'::text) OR (withdrawn_at IS NOT NULL)))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON newsletter_subscriptions TO blattwerk_app;

CREATE TABLE noted_products (
  user_id uuid NOT NULL,
  place smallint NOT NULL,
  product_id uuid NOT NULL,
  amount numeric(6,2),
  noted_at timestamp with time zone NOT NULL,
  CONSTRAINT noted_products_pkey PRIMARY KEY (user_id, place),
  CONSTRAINT noted_products_product_key UNIQUE (user_id, product_id),
  CONSTRAINT noted_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  CONSTRAINT noted_products_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT noted_products_amount_check CHECK (((amount > (0)::numeric) AND (amount <= (100)::numeric))),
  CONSTRAINT noted_products_place_check CHECK (((place >= 1) AND (place <= 3)))
);
CREATE INDEX noted_products_product_id_idx ON public.noted_products USING btree (product_id);
CREATE TRIGGER noted_products_follow_product BEFORE INSERT OR UPDATE OF product_id ON public.noted_products FOR EACH ROW WHEN ((new.product_id IS NOT NULL)) EXECUTE FUNCTION follow_product();
CREATE POLICY patient_own ON noted_products FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (user_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (user_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON noted_products FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON noted_products TO blattwerk_app;
ALTER TABLE noted_products ENABLE ROW LEVEL SECURITY;

CREATE TABLE notification_preferences (
  user_id uuid NOT NULL,
  channels jsonb DEFAULT '{}'::jsonb NOT NULL,
  has_quiet_hours boolean DEFAULT false NOT NULL,
  quiet_from text DEFAULT '20:00'::text NOT NULL,
  quiet_to text DEFAULT '08:00'::text NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT notification_preferences_pkey PRIMARY KEY (user_id),
  CONSTRAINT notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT notification_preferences_quiet_from_check CHECK ((quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT notification_preferences_quiet_to_check CHECK ((quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))
);
CREATE POLICY own_all ON notification_preferences FOR ALL TO blattwerk_app USING ((user_id = ( SELECT actor_id() AS actor_id))) WITH CHECK ((user_id = ( SELECT actor_id() AS actor_id)));
CREATE POLICY system_all ON notification_preferences FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON notification_preferences TO blattwerk_app;
ALTER TABLE notification_preferences ENABLE ROW LEVEL SECURITY;

CREATE TABLE notifications (
  id uuid NOT NULL,
  recipient_id uuid NOT NULL,
  event text NOT NULL,
  template text NOT NULL,
  params jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES users(id),
  CONSTRAINT notifications_event_check CHECK (((char_length(event) >= 1) AND (char_length(event) <= 40))),
  CONSTRAINT notifications_template_check CHECK (((char_length(template) >= 1) AND (char_length(template) <= 60)))
);
CREATE INDEX notifications_created_at_idx ON public.notifications USING btree (created_at);
CREATE INDEX notifications_recipient_id_idx ON public.notifications USING btree (recipient_id, created_at DESC, id);
CREATE INDEX notifications_unread_idx ON public.notifications USING btree (recipient_id) WHERE (read_at IS NULL);
CREATE TRIGGER notifications_announce_delete AFTER DELETE ON public.notifications REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('notifications', 'id', 'EXISTS (SELECT FROM users WHERE users.id = recipient_id AND role <> ''patient'')');
CREATE TRIGGER notifications_announce_insert AFTER INSERT ON public.notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('notifications', 'id', 'EXISTS (SELECT FROM users WHERE users.id = recipient_id AND role <> ''patient'')');
CREATE TRIGGER notifications_announce_update AFTER UPDATE ON public.notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('notifications', 'id', 'EXISTS (SELECT FROM users WHERE users.id = recipient_id AND role <> ''patient'')');
CREATE POLICY anybody_tells ON notifications FOR INSERT TO blattwerk_app WITH CHECK ((read_at IS NULL));
CREATE POLICY own_marks ON notifications FOR UPDATE TO blattwerk_app USING ((recipient_id = ( SELECT actor_id() AS actor_id))) WITH CHECK ((recipient_id = ( SELECT actor_id() AS actor_id)));
CREATE POLICY own_reads ON notifications FOR SELECT TO blattwerk_app USING ((recipient_id = ( SELECT actor_id() AS actor_id)));
CREATE POLICY system_all ON notifications FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON notifications TO blattwerk_app;
GRANT UPDATE (read_at) ON notifications TO blattwerk_app;
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;

CREATE TABLE owner_codes (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT owner_codes_pkey PRIMARY KEY (id),
  CONSTRAINT owner_codes_user_id_key UNIQUE (user_id),
  CONSTRAINT owner_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON owner_codes TO blattwerk_app;

CREATE TABLE passkey_challenges (
  challenge_hash text NOT NULL,
  user_id uuid,
  ip_hash text,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_expires_at_idx ON public.passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_user_id_idx ON public.passkey_challenges USING btree (user_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON passkey_challenges TO blattwerk_app;

CREATE TABLE passkeys (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] DEFAULT '{}'::text[] NOT NULL,
  name text NOT NULL,
  is_backed_up boolean NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT passkeys_counter_check CHECK ((counter >= 0)),
  CONSTRAINT passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
CREATE INDEX passkeys_user_id_idx ON public.passkeys USING btree (user_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON passkeys TO blattwerk_app;

CREATE TABLE payments (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  treatment_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  amount_cents integer NOT NULL,
  currency text DEFAULT 'EUR'::text NOT NULL,
  status text NOT NULL,
  stripe_session_id text,
  stripe_payment_intent_id text,
  checkout_url text,
  paid_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  offset_at timestamp with time zone,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_stripe_payment_intent_id_key UNIQUE (stripe_payment_intent_id),
  CONSTRAINT payments_stripe_session_id_key UNIQUE (stripe_session_id),
  CONSTRAINT payments_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT payments_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id),
  CONSTRAINT payments_amount_cents_check CHECK ((amount_cents > 0)),
  CONSTRAINT payments_currency_check CHECK ((currency = 'EUR'::text)),
  CONSTRAINT payments_offset_check CHECK (((status <> 'offset'::text) OR (offset_at IS NOT NULL))),
  CONSTRAINT payments_paid_check CHECK (((status = ANY (ARRAY['open'::text, 'failed'::text, 'expired'::text])) OR ((paid_at IS NOT NULL) AND (stripe_payment_intent_id IS NOT NULL)))),
  CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'offset'::text, 'refund-pending'::text, 'refunded'::text, 'partly-refunded'::text, 'disputed'::text, 'failed'::text, 'expired'::text])))
);
CREATE UNIQUE INDEX payments_one_kept_key ON public.payments USING btree (treatment_id) WHERE (status = ANY (ARRAY['paid'::text, 'offset'::text, 'partly-refunded'::text]));
CREATE UNIQUE INDEX payments_one_open_key ON public.payments USING btree (treatment_id) WHERE (status = 'open'::text);
CREATE INDEX payments_patient_id_idx ON public.payments USING btree (patient_id);
CREATE INDEX payments_treatment_id_idx ON public.payments USING btree (treatment_id);
CREATE TRIGGER payments_announce_delete AFTER DELETE ON public.payments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('payments', 'id', 'true', 'money', 'id', 'true');
CREATE TRIGGER payments_announce_insert AFTER INSERT ON public.payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('payments', 'id', 'true', 'money', 'id', 'true');
CREATE TRIGGER payments_announce_update AFTER UPDATE ON public.payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('payments', 'id', 'true', 'money', 'id', 'true');
CREATE CONSTRAINT TRIGGER payments_follow_ledger AFTER INSERT OR UPDATE ON public.payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_payment_status();
CREATE TRIGGER payments_posted AFTER INSERT OR UPDATE OF paid_at, offset_at ON public.payments FOR EACH ROW EXECUTE FUNCTION post_payment();
CREATE POLICY admin_reads ON payments FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND true));
CREATE POLICY admin_settles ON payments FOR UPDATE TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text)) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (status = ANY (ARRAY['refund-pending'::text, 'partly-refunded'::text]))));
CREATE POLICY doctor_reads ON payments FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = payments.treatment_id) AND true)))));
CREATE POLICY doctor_settles ON payments FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = payments.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id))))))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (status = ANY (ARRAY['offset'::text, 'refund-pending'::text, 'partly-refunded'::text, 'disputed'::text])) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = payments.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY patient_moves ON payments FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status <> ALL (ARRAY['paid'::text, 'refunded'::text]))));
CREATE POLICY patient_opens ON payments FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = 'open'::text)));
CREATE POLICY patient_reads ON payments FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON payments FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON payments TO blattwerk_app;
ALTER TABLE payments ENABLE ROW LEVEL SECURITY;

CREATE TABLE pharmacies (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  street text NOT NULL,
  house_num text NOT NULL,
  zip_code text NOT NULL,
  city text NOT NULL,
  country text DEFAULT 'DE'::text NOT NULL,
  email text,
  phone text,
  website text,
  lat double precision,
  lon double precision,
  is_pickup_only boolean DEFAULT true NOT NULL,
  is_listed boolean DEFAULT true NOT NULL,
  added_by_patient_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  stock_confirmed_at timestamp with time zone,
  opening_hours jsonb,
  accepts_electronic boolean,
  has_courier boolean,
  shipping_cents integer,
  free_shipping_from_cents integer,
  tan_email text,
  CONSTRAINT pharmacies_pkey PRIMARY KEY (id),
  CONSTRAINT pharmacies_slug_key UNIQUE (slug),
  CONSTRAINT pharmacies_added_by_patient_id_fkey FOREIGN KEY (added_by_patient_id) REFERENCES users(id),
  CONSTRAINT pharmacies_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT pharmacies_free_shipping_check CHECK (((free_shipping_from_cents IS NULL) OR ((free_shipping_from_cents >= 0) AND (shipping_cents IS NOT NULL)))),
  CONSTRAINT pharmacies_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  CONSTRAINT pharmacies_lon_check CHECK (((lon >= ('-180'::integer)::double precision) AND (lon <= (180)::double precision))),
  CONSTRAINT pharmacies_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CONSTRAINT pharmacies_opening_hours_check CHECK (((jsonb_typeof(opening_hours) = 'array'::text) AND (jsonb_array_length(opening_hours) > 0))),
  CONSTRAINT pharmacies_shipping_cents_check CHECK ((shipping_cents >= 0)),
  CONSTRAINT pharmacies_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  CONSTRAINT pharmacies_website_check CHECK ((website ~ '^https{0,1}://'::text)),
  CONSTRAINT pharmacies_zip_code_check CHECK ((zip_code ~ '^[0-9]{5}$'::text))
);
CREATE INDEX pharmacies_added_by_patient_id_idx ON public.pharmacies USING btree (added_by_patient_id);
CREATE INDEX pharmacies_name_idx ON public.pharmacies USING btree (name, id);
CREATE INDEX pharmacies_zip_code_idx ON public.pharmacies USING btree (zip_code);
CREATE TRIGGER pharmacies_announce_delete AFTER DELETE ON public.pharmacies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('pharmacies', 'id', 'true');
CREATE TRIGGER pharmacies_announce_insert AFTER INSERT ON public.pharmacies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('pharmacies', 'id', 'true');
CREATE TRIGGER pharmacies_announce_update AFTER UPDATE ON public.pharmacies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('pharmacies', 'id', 'true');
CREATE TRIGGER pharmacies_catalogue_deleted AFTER DELETE ON public.pharmacies REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_pharmacies_change();
CREATE TRIGGER pharmacies_catalogue_emptied AFTER TRUNCATE ON public.pharmacies FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
CREATE TRIGGER pharmacies_catalogue_inserted AFTER INSERT ON public.pharmacies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_pharmacies_change();
CREATE TRIGGER pharmacies_catalogue_updated AFTER UPDATE ON public.pharmacies REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_pharmacies_change();
GRANT INSERT, SELECT, UPDATE ON pharmacies TO blattwerk_app;

CREATE TABLE pharmacy_accesses (
  id uuid NOT NULL,
  sending_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  ip_hash text,
  outcome text NOT NULL,
  secret_hash text,
  expires_at timestamp with time zone,
  CONSTRAINT pharmacy_accesses_pkey PRIMARY KEY (id),
  CONSTRAINT pharmacy_accesses_secret_hash_key UNIQUE (secret_hash),
  CONSTRAINT pharmacy_accesses_sending_id_fkey FOREIGN KEY (sending_id) REFERENCES sendings(id) ON DELETE CASCADE,
  CONSTRAINT pharmacy_accesses_outcome_check CHECK ((outcome = ANY (ARRAY['opened'::text, 'wrong-tan'::text, 'locked'::text, 'expired'::text, 'voided'::text]))),
  CONSTRAINT pharmacy_accesses_secret_check CHECK ((((outcome = 'opened'::text) = (secret_hash IS NOT NULL)) AND ((secret_hash IS NULL) = (expires_at IS NULL))))
);
CREATE INDEX pharmacy_accesses_sending_id_idx ON public.pharmacy_accesses USING btree (sending_id);
GRANT INSERT, SELECT ON pharmacy_accesses TO blattwerk_app;

CREATE TABLE pharmacy_claims (
  id uuid NOT NULL,
  pharmacy_id uuid NOT NULL,
  sending_id uuid NOT NULL,
  email text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  invited_at timestamp with time zone,
  locale text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pharmacy_claims_pkey PRIMARY KEY (id),
  CONSTRAINT pharmacy_claims_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT pharmacy_claims_sending_id_fkey FOREIGN KEY (sending_id) REFERENCES sendings(id) ON DELETE CASCADE,
  CONSTRAINT pharmacy_claims_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text])))
);
CREATE INDEX pharmacy_claims_pharmacy_id_idx ON public.pharmacy_claims USING btree (pharmacy_id);
CREATE INDEX pharmacy_claims_sending_id_idx ON public.pharmacy_claims USING btree (sending_id);
GRANT INSERT, SELECT, UPDATE ON pharmacy_claims TO blattwerk_app;

CREATE TABLE pharmacy_favorites (
  user_id uuid NOT NULL,
  pharmacy_id uuid NOT NULL,
  CONSTRAINT pharmacy_favorites_pkey PRIMARY KEY (user_id, pharmacy_id),
  CONSTRAINT pharmacy_favorites_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT pharmacy_favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX pharmacy_favorites_pharmacy_id_idx ON public.pharmacy_favorites USING btree (pharmacy_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON pharmacy_favorites TO blattwerk_app;

CREATE TABLE pharmacy_links (
  sending_id uuid NOT NULL,
  pharmacy_id uuid NOT NULL,
  number text NOT NULL,
  token_hash text NOT NULL,
  tan_serial integer DEFAULT 1 NOT NULL,
  tan_by text,
  tan_sent_at timestamp with time zone,
  tries integer DEFAULT 0 NOT NULL,
  opens_until timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  tan_renewed_at timestamp with time zone,
  CONSTRAINT pharmacy_links_pkey PRIMARY KEY (sending_id),
  CONSTRAINT pharmacy_links_token_hash_key UNIQUE (token_hash),
  CONSTRAINT pharmacy_links_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT pharmacy_links_sending_id_fkey FOREIGN KEY (sending_id) REFERENCES sendings(id) ON DELETE CASCADE,
  CONSTRAINT pharmacy_links_tan_by_check CHECK ((tan_by = ANY (ARRAY['telephone'::text, 'mail'::text, 'staff'::text]))),
  CONSTRAINT pharmacy_links_tan_serial_check CHECK ((tan_serial >= 1)),
  CONSTRAINT pharmacy_links_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);
CREATE INDEX pharmacy_links_pharmacy_id_idx ON public.pharmacy_links USING btree (pharmacy_id);
GRANT INSERT, SELECT, UPDATE ON pharmacy_links TO blattwerk_app;

CREATE TABLE pharmacy_questions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prescription_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  pharmacy_id uuid,
  sending_id uuid,
  asked_by text NOT NULL,
  type text NOT NULL,
  text text,
  status text DEFAULT 'open'::text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone NOT NULL,
  answer_action text,
  answer_text text,
  answer_line jsonb,
  answer_overrides jsonb DEFAULT '[]'::jsonb NOT NULL,
  answered_at timestamp with time zone,
  answered_by_id uuid,
  releases_at timestamp with time zone,
  hold_id uuid,
  replacement_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT pharmacy_questions_pkey PRIMARY KEY (id),
  CONSTRAINT pharmacy_questions_answered_by_id_fkey FOREIGN KEY (answered_by_id) REFERENCES doctors(user_id),
  CONSTRAINT pharmacy_questions_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT pharmacy_questions_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT pharmacy_questions_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT pharmacy_questions_prescription_id_fkey FOREIGN KEY (prescription_id) REFERENCES prescriptions(id),
  CONSTRAINT pharmacy_questions_replacement_id_fkey FOREIGN KEY (replacement_id) REFERENCES prescriptions(id),
  CONSTRAINT pharmacy_questions_sending_id_fkey FOREIGN KEY (sending_id) REFERENCES sendings(id),
  CONSTRAINT pharmacy_questions_answer_action_check CHECK ((answer_action = ANY (ARRAY['answer'::text, 'correct'::text, 'substitute'::text, 'revoke'::text]))),
  CONSTRAINT pharmacy_questions_answer_check CHECK (((status <> ALL (ARRAY['held'::text, 'answered'::text])) OR ((answer_action IS NOT NULL) AND (answered_at IS NOT NULL) AND (answered_by_id IS NOT NULL)))),
  CONSTRAINT pharmacy_questions_answer_line_check CHECK ((jsonb_typeof(answer_line) = 'object'::text)),
  CONSTRAINT pharmacy_questions_answer_overrides_check CHECK ((jsonb_typeof(answer_overrides) = 'array'::text)),
  CONSTRAINT pharmacy_questions_asked_by_check CHECK ((asked_by = ANY (ARRAY['pharmacy'::text, 'patient'::text]))),
  CONSTRAINT pharmacy_questions_held_check CHECK ((((status = 'held'::text) = (hold_id IS NOT NULL)) AND ((hold_id IS NULL) = (releases_at IS NULL)))),
  CONSTRAINT pharmacy_questions_status_check CHECK ((status = ANY (ARRAY['open'::text, 'held'::text, 'answered'::text, 'closed'::text]))),
  CONSTRAINT pharmacy_questions_type_check CHECK ((type = ANY (ARRAY['not-available'::text, 'dose-unclear'::text, 'amount'::text, 'doubt'::text, 'other'::text])))
);
CREATE INDEX pharmacy_questions_answered_by_id_idx ON public.pharmacy_questions USING btree (answered_by_id);
CREATE INDEX pharmacy_questions_doctor_id_idx ON public.pharmacy_questions USING btree (doctor_id, due_at);
CREATE UNIQUE INDEX pharmacy_questions_one_open_key ON public.pharmacy_questions USING btree (prescription_id, COALESCE(sending_id, prescription_id)) WHERE (status = ANY (ARRAY['open'::text, 'held'::text]));
CREATE INDEX pharmacy_questions_patient_id_idx ON public.pharmacy_questions USING btree (patient_id);
CREATE INDEX pharmacy_questions_pharmacy_id_idx ON public.pharmacy_questions USING btree (pharmacy_id);
CREATE INDEX pharmacy_questions_replacement_id_idx ON public.pharmacy_questions USING btree (replacement_id);
CREATE INDEX pharmacy_questions_sending_id_idx ON public.pharmacy_questions USING btree (sending_id);
CREATE TRIGGER pharmacy_questions_announce_delete AFTER DELETE ON public.pharmacy_questions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('pharmacy-questions', 'id', 'true');
CREATE TRIGGER pharmacy_questions_announce_insert AFTER INSERT ON public.pharmacy_questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('pharmacy-questions', 'id', 'true');
CREATE TRIGGER pharmacy_questions_announce_update AFTER UPDATE ON public.pharmacy_questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('pharmacy-questions', 'id', 'true');
CREATE POLICY admin_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY doctor_answers ON pharmacy_questions FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (answered_by_id = ( SELECT actor_id() AS actor_id)) OR ((status = ANY (ARRAY['open'::text, 'held'::text])) AND (prescription_id IN ( SELECT covered_prescriptions() AS covered_prescriptions)))))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (answered_by_id = ( SELECT actor_id() AS actor_id)) OR ((status = ANY (ARRAY['open'::text, 'held'::text])) AND (prescription_id IN ( SELECT covered_prescriptions() AS covered_prescriptions))))));
CREATE POLICY doctor_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (answered_by_id = ( SELECT actor_id() AS actor_id)) OR ((status = ANY (ARRAY['open'::text, 'held'::text])) AND (prescription_id IN ( SELECT covered_prescriptions() AS covered_prescriptions))))));
CREATE POLICY link_asks ON pharmacy_questions FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'pharmacy-link'::text) AND ((pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND (sending_id = ( SELECT actor_sending_id() AS actor_sending_id))) AND (asked_by = 'pharmacy'::text) AND (status = 'open'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE (prescriptions.id = pharmacy_questions.prescription_id)))));
CREATE POLICY link_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy-link'::text) AND ((pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND (sending_id = ( SELECT actor_sending_id() AS actor_sending_id)))));
CREATE POLICY patient_asks ON pharmacy_questions FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (asked_by = 'patient'::text) AND (status = 'open'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE (prescriptions.id = pharmacy_questions.prescription_id)))));
CREATE POLICY patient_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY pharmacy_asks ON pharmacy_questions FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'pharmacy'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND (asked_by = 'pharmacy'::text) AND (status = 'open'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE (prescriptions.id = pharmacy_questions.prescription_id)))));
CREATE POLICY pharmacy_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id))));
CREATE POLICY system_all ON pharmacy_questions FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON pharmacy_questions TO blattwerk_app;
ALTER TABLE pharmacy_questions ENABLE ROW LEVEL SECURITY;

CREATE TABLE postal_areas (
  prefix text NOT NULL,
  state text NOT NULL,
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  CONSTRAINT postal_areas_pkey PRIMARY KEY (prefix),
  CONSTRAINT postal_areas_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  CONSTRAINT postal_areas_lon_check CHECK (((lon >= ('-180'::integer)::double precision) AND (lon <= (180)::double precision))),
  CONSTRAINT postal_areas_prefix_check CHECK ((prefix ~ '^[0-9]{2,5}$'::text))
);
CREATE TRIGGER postal_areas_catalogue AFTER INSERT OR DELETE OR UPDATE ON public.postal_areas FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('places');
CREATE TRIGGER postal_areas_catalogue_emptied AFTER TRUNCATE ON public.postal_areas FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
GRANT DELETE, INSERT, SELECT, UPDATE ON postal_areas TO blattwerk_app;

CREATE TABLE postal_towns (
  zip_code text NOT NULL,
  town text NOT NULL,
  CONSTRAINT postal_towns_pkey PRIMARY KEY (zip_code, town),
  CONSTRAINT postal_towns_town_check CHECK (((length(town) >= 1) AND (length(town) <= 60))),
  CONSTRAINT postal_towns_zip_code_check CHECK ((zip_code ~ '^[0-9]{5}$'::text))
);
GRANT SELECT ON postal_towns TO blattwerk_app;

CREATE TABLE prescription_deliveries (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  prescription_id uuid NOT NULL,
  pharmacy_id uuid NOT NULL,
  sent_at timestamp with time zone DEFAULT now() NOT NULL,
  voided_at timestamp with time zone,
  return_reason text,
  sending_id uuid NOT NULL,
  CONSTRAINT prescription_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT prescription_deliveries_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT prescription_deliveries_prescription_id_fkey FOREIGN KEY (prescription_id) REFERENCES prescriptions(id),
  CONSTRAINT prescription_deliveries_sending_id_fkey FOREIGN KEY (sending_id) REFERENCES sendings(id),
  CONSTRAINT prescription_deliveries_return_reason_check CHECK ((return_reason = ANY (ARRAY['not-available'::text, 'dose-unclear'::text, 'amount'::text, 'doubt'::text, 'other'::text])))
);
CREATE UNIQUE INDEX prescription_deliveries_one_open_key ON public.prescription_deliveries USING btree (prescription_id) WHERE (voided_at IS NULL);
CREATE INDEX prescription_deliveries_pharmacy_id_idx ON public.prescription_deliveries USING btree (pharmacy_id);
CREATE INDEX prescription_deliveries_prescription_id_idx ON public.prescription_deliveries USING btree (prescription_id);
CREATE INDEX prescription_deliveries_returned_idx ON public.prescription_deliveries USING btree (voided_at) WHERE (return_reason IS NOT NULL);
CREATE INDEX prescription_deliveries_sending_id_idx ON public.prescription_deliveries USING btree (sending_id);
CREATE POLICY admin_reads ON prescription_deliveries FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND true));
CREATE POLICY admin_voids ON prescription_deliveries FOR UPDATE TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text)) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (voided_at IS NOT NULL)));
CREATE POLICY doctor_reads ON prescription_deliveries FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE ((prescriptions.id = prescription_deliveries.prescription_id) AND ((prescriptions.doctor_id = ( SELECT actor_id() AS actor_id)) OR (prescriptions.id IN ( SELECT covered_prescriptions() AS covered_prescriptions))))))));
CREATE POLICY doctor_voids ON prescription_deliveries FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE ((prescriptions.id = prescription_deliveries.prescription_id) AND ((prescriptions.doctor_id = ( SELECT actor_id() AS actor_id)) OR (prescriptions.id IN ( SELECT covered_prescriptions() AS covered_prescriptions)))))))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE ((prescriptions.id = prescription_deliveries.prescription_id) AND ((prescriptions.doctor_id = ( SELECT actor_id() AS actor_id)) OR (prescriptions.id IN ( SELECT covered_prescriptions() AS covered_prescriptions)))))) AND (voided_at IS NOT NULL)));
CREATE POLICY link_reads ON prescription_deliveries FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy-link'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND (sending_id = ( SELECT actor_sending_id() AS actor_sending_id))));
CREATE POLICY link_returns ON prescription_deliveries FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy-link'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND (sending_id = ( SELECT actor_sending_id() AS actor_sending_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'pharmacy-link'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND (sending_id = ( SELECT actor_sending_id() AS actor_sending_id))));
CREATE POLICY patient_reads ON prescription_deliveries FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE (prescriptions.id = prescription_deliveries.prescription_id)))));
CREATE POLICY patient_sends ON prescription_deliveries FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE (prescriptions.id = prescription_deliveries.prescription_id)))));
CREATE POLICY patient_voids ON prescription_deliveries FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE (prescriptions.id = prescription_deliveries.prescription_id)))));
CREATE POLICY pharmacy_reads ON prescription_deliveries FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id))));
CREATE POLICY pharmacy_returns ON prescription_deliveries FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'pharmacy'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id))));
CREATE POLICY system_all ON prescription_deliveries FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON prescription_deliveries TO blattwerk_app;
ALTER TABLE prescription_deliveries ENABLE ROW LEVEL SECURITY;

CREATE TABLE prescription_events (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  prescription_id uuid NOT NULL,
  kind text NOT NULL,
  at timestamp with time zone NOT NULL,
  pharmacy_id uuid,
  CONSTRAINT prescription_events_pkey PRIMARY KEY (id),
  CONSTRAINT prescription_events_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT prescription_events_prescription_id_fkey FOREIGN KEY (prescription_id) REFERENCES prescriptions(id),
  CONSTRAINT prescription_events_kind_check CHECK ((kind = ANY (ARRAY['sent'::text, 'passing-on'::text, 'passed-on'::text, 'original-posted'::text, 'original-arrived'::text, 'opened'::text, 'received'::text, 'question'::text, 'answered'::text, 'in-preparation'::text, 'ready'::text, 'ready-undone'::text, 'partly-dispensed'::text, 'dispensed'::text, 'returned'::text, 'recalled'::text, 're-routed'::text, 'revoked'::text, 'replaced'::text, 'expired'::text])))
);
CREATE INDEX prescription_events_pharmacy_id_idx ON public.prescription_events USING btree (pharmacy_id);
CREATE INDEX prescription_events_prescription_id_idx ON public.prescription_events USING btree (prescription_id);
CREATE POLICY actor_adds ON prescription_events FOR INSERT TO blattwerk_app WITH CHECK ((EXISTS ( SELECT
   FROM prescriptions
  WHERE (prescriptions.id = prescription_events.prescription_id))));
CREATE POLICY follows_prescription ON prescription_events FOR SELECT TO blattwerk_app USING ((EXISTS ( SELECT
   FROM prescriptions
  WHERE (prescriptions.id = prescription_events.prescription_id))));
CREATE POLICY system_all ON prescription_events FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON prescription_events TO blattwerk_app;
ALTER TABLE prescription_events ENABLE ROW LEVEL SECURITY;

CREATE TABLE prescriptions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  number text NOT NULL,
  treatment_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  position integer NOT NULL,
  product_id uuid NOT NULL,
  product_name text NOT NULL,
  pzn text NOT NULL,
  quantity numeric(8,2) NOT NULL,
  unit text NOT NULL,
  form text NOT NULL,
  single_dose text NOT NULL,
  daily_dose text NOT NULL,
  instructions text NOT NULL,
  status text DEFAULT 'issued'::text NOT NULL,
  check_code text NOT NULL,
  pharmacy_id uuid,
  issued_at timestamp with time zone NOT NULL,
  valid_until date NOT NULL,
  sent_at timestamp with time zone,
  received_at timestamp with time zone,
  ready_at timestamp with time zone,
  dispensed_at timestamp with time zone,
  return_reason text,
  return_text text,
  file_id uuid,
  copy_file_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  sending_id uuid,
  in_preparation_at timestamp with time zone,
  hold_until timestamp with time zone,
  pickup_code text,
  dispensed_quantity numeric(8,2) DEFAULT 0 NOT NULL,
  replaces_id uuid,
  revision integer DEFAULT 1 NOT NULL,
  revoked_at timestamp with time zone,
  revoke_reason text,
  revoke_text text,
  alternatives jsonb DEFAULT '[]'::jsonb NOT NULL,
  pickup_reminded_at timestamp with time zone,
  hold_warned_at timestamp with time zone,
  expiry_warned_at timestamp with time zone,
  dose jsonb,
  repeat jsonb,
  last_dispensed_at timestamp with time zone,
  needs_ink boolean DEFAULT false NOT NULL,
  original text,
  original_posted_on date,
  original_tracking text,
  original_arrived_at timestamp with time zone,
  CONSTRAINT prescriptions_pkey PRIMARY KEY (id),
  CONSTRAINT prescriptions_check_code_key UNIQUE (check_code),
  CONSTRAINT prescriptions_number_key UNIQUE (number),
  CONSTRAINT prescriptions_replaces_id_key UNIQUE (replaces_id),
  CONSTRAINT prescriptions_copy_file_id_fkey FOREIGN KEY (copy_file_id) REFERENCES files(id),
  CONSTRAINT prescriptions_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT prescriptions_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT prescriptions_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT prescriptions_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT prescriptions_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  CONSTRAINT prescriptions_replaces_id_fkey FOREIGN KEY (replaces_id) REFERENCES prescriptions(id),
  CONSTRAINT prescriptions_sending_id_fkey FOREIGN KEY (sending_id) REFERENCES sendings(id),
  CONSTRAINT prescriptions_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id),
  CONSTRAINT prescriptions_alternatives_check CHECK ((jsonb_typeof(alternatives) = 'array'::text)),
  CONSTRAINT prescriptions_dispensed_quantity_check CHECK (((dispensed_quantity >= (0)::numeric) AND (dispensed_quantity <= (quantity * ((1 + COALESCE(((repeat ->> 'times'::text))::integer, 0)))::numeric)))),
  CONSTRAINT prescriptions_dose_check CHECK ((jsonb_typeof(dose) = 'object'::text)),
  CONSTRAINT prescriptions_original_check CHECK ((original = ANY (ARRAY['to-post'::text, 'on-its-way'::text, 'arrived'::text]))),
  CONSTRAINT prescriptions_original_dates_check CHECK (
CASE original
    WHEN 'arrived'::text THEN (original_arrived_at IS NOT NULL)
    WHEN 'on-its-way'::text THEN ((original_posted_on IS NOT NULL) AND (original_arrived_at IS NULL))
    ELSE ((original_posted_on IS NULL) AND (original_tracking IS NULL) AND (original_arrived_at IS NULL))
END),
  CONSTRAINT prescriptions_original_first_check CHECK (((original IS NULL) OR (original = 'arrived'::text) OR (status <> ALL (ARRAY['ready'::text, 'partly-dispensed'::text, 'dispensed'::text])))),
  CONSTRAINT prescriptions_pharmacy_check CHECK (((status = ANY (ARRAY['issued'::text, 'returned'::text, 'revoked'::text, 'replaced'::text, 'expired'::text])) OR (pharmacy_id IS NOT NULL))),
  CONSTRAINT prescriptions_pickup_code_check CHECK ((pickup_code ~ '^[2-9A-HJ-NP-Z]{6}$'::text)),
  CONSTRAINT prescriptions_position_check CHECK ((("position" >= 1) AND ("position" <= 3))),
  CONSTRAINT prescriptions_quantity_check CHECK ((quantity > (0)::numeric)),
  CONSTRAINT prescriptions_repeat_check CHECK ((((((repeat ->> 'times'::text))::integer >= 1) AND (((repeat ->> 'times'::text))::integer <= 3)) AND ((((repeat ->> 'everyDays'::text))::integer >= 7) AND (((repeat ->> 'everyDays'::text))::integer <= 90)))),
  CONSTRAINT prescriptions_return_reason_check CHECK ((return_reason = ANY (ARRAY['not-available'::text, 'dose-unclear'::text, 'amount'::text, 'doubt'::text, 'other'::text]))),
  CONSTRAINT prescriptions_revision_check CHECK ((revision >= 1)),
  CONSTRAINT prescriptions_revoke_reason_check CHECK ((revoke_reason = ANY (ARRAY['error'::text, 'risk'::text, 'patient-wish'::text, 'doubt'::text, 'other'::text]))),
  CONSTRAINT prescriptions_status_check CHECK ((status = ANY (ARRAY['issued'::text, 'passing-on'::text, 'sent'::text, 'received'::text, 'in-preparation'::text, 'ready'::text, 'partly-dispensed'::text, 'dispensed'::text, 'returned'::text, 'revoked'::text, 'replaced'::text, 'expired'::text]))),
  CONSTRAINT prescriptions_unit_check CHECK ((unit = ANY (ARRAY['g'::text, 'ml'::text, 'piece'::text])))
);
CREATE INDEX prescriptions_copy_file_id_idx ON public.prescriptions USING btree (copy_file_id);
CREATE INDEX prescriptions_doctor_id_idx ON public.prescriptions USING btree (doctor_id);
CREATE INDEX prescriptions_file_id_idx ON public.prescriptions USING btree (file_id);
CREATE INDEX prescriptions_patient_id_idx ON public.prescriptions USING btree (patient_id);
CREATE INDEX prescriptions_pharmacy_id_idx ON public.prescriptions USING btree (pharmacy_id, status);
CREATE INDEX prescriptions_product_id_idx ON public.prescriptions USING btree (product_id);
CREATE INDEX prescriptions_sending_id_idx ON public.prescriptions USING btree (sending_id);
CREATE INDEX prescriptions_to_post_idx ON public.prescriptions USING btree (doctor_id) WHERE (original = 'to-post'::text);
CREATE INDEX prescriptions_treatment_id_idx ON public.prescriptions USING btree (treatment_id);
CREATE UNIQUE INDEX prescriptions_treatment_position_key ON public.prescriptions USING btree (treatment_id, "position") WHERE (status <> 'replaced'::text);
CREATE TRIGGER note_account_change AFTER INSERT OR DELETE ON public.prescriptions FOR EACH ROW EXECUTE FUNCTION note_account_change('patient_id');
CREATE TRIGGER prescriptions_announce_delete AFTER DELETE ON public.prescriptions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('prescriptions', 'id', 'true');
CREATE TRIGGER prescriptions_announce_insert AFTER INSERT ON public.prescriptions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('prescriptions', 'id', 'true');
CREATE TRIGGER prescriptions_announce_update AFTER UPDATE ON public.prescriptions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('prescriptions', 'id', 'true');
CREATE TRIGGER prescriptions_catalogue AFTER INSERT OR DELETE OR UPDATE OF issued_at, product_id ON public.prescriptions FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('popularity');
CREATE POLICY admin_moves ON prescriptions FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (status = ANY (ARRAY['passing-on'::text, 'sent'::text, 'received'::text, 'in-preparation'::text])))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (status = ANY (ARRAY['issued'::text, 'sent'::text, 'returned'::text]))));
CREATE POLICY admin_reads ON prescriptions FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND true));
CREATE POLICY doctor_issues ON prescriptions FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) AND (status = 'issued'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = prescriptions.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id))))))));
CREATE POLICY doctor_posts ON prescriptions FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (id IN ( SELECT covered_prescriptions() AS covered_prescriptions))) AND (original = ANY (ARRAY['to-post'::text, 'on-its-way'::text])))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (id IN ( SELECT covered_prescriptions() AS covered_prescriptions))) AND (original = 'on-its-way'::text) AND (status = ANY (ARRAY['passing-on'::text, 'sent'::text, 'received'::text, 'in-preparation'::text]))));
CREATE POLICY doctor_reads ON prescriptions FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (id IN ( SELECT covered_prescriptions() AS covered_prescriptions)) OR is_own_patient(patient_id))));
CREATE POLICY doctor_revokes ON prescriptions FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (id IN ( SELECT covered_prescriptions() AS covered_prescriptions))))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (id IN ( SELECT covered_prescriptions() AS covered_prescriptions))) AND (status = 'revoked'::text)));
CREATE POLICY link_dispenses ON prescriptions FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy-link'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND (sending_id = ( SELECT actor_sending_id() AS actor_sending_id)) AND ((status = ANY (ARRAY['passing-on'::text, 'sent'::text, 'received'::text, 'in-preparation'::text, 'ready'::text, 'partly-dispensed'::text, 'dispensed'::text])) OR ((status = 'returned'::text) AND (updated_at = now()))))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'pharmacy-link'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND (sending_id = ( SELECT actor_sending_id() AS actor_sending_id)) AND ((status = ANY (ARRAY['passing-on'::text, 'sent'::text, 'received'::text, 'in-preparation'::text, 'ready'::text, 'partly-dispensed'::text, 'dispensed'::text])) OR ((status = 'returned'::text) AND (updated_at = now())))));
CREATE POLICY link_reads ON prescriptions FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy-link'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND (sending_id = ( SELECT actor_sending_id() AS actor_sending_id)) AND ((status = ANY (ARRAY['passing-on'::text, 'sent'::text, 'received'::text, 'in-preparation'::text, 'ready'::text, 'partly-dispensed'::text, 'dispensed'::text])) OR ((status = 'returned'::text) AND (updated_at = now())))));
CREATE POLICY patient_reads ON prescriptions FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY patient_sends ON prescriptions FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = ANY (ARRAY['issued'::text, 'passing-on'::text, 'sent'::text]))));
CREATE POLICY pharmacy_dispenses ON prescriptions FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND ((status = ANY (ARRAY['passing-on'::text, 'sent'::text, 'received'::text, 'in-preparation'::text, 'ready'::text, 'partly-dispensed'::text, 'dispensed'::text])) OR ((status = 'returned'::text) AND (updated_at = now()))))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'pharmacy'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND ((status = ANY (ARRAY['passing-on'::text, 'sent'::text, 'received'::text, 'in-preparation'::text, 'ready'::text, 'partly-dispensed'::text, 'dispensed'::text])) OR ((status = 'returned'::text) AND (updated_at = now())))));
CREATE POLICY pharmacy_reads ON prescriptions FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy'::text) AND ((pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND ((status = ANY (ARRAY['passing-on'::text, 'sent'::text, 'received'::text, 'in-preparation'::text, 'ready'::text, 'partly-dispensed'::text, 'dispensed'::text, 'revoked'::text, 'replaced'::text])) OR ((status = 'returned'::text) AND (updated_at = now()))))));
CREATE POLICY system_all ON prescriptions FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON prescriptions TO blattwerk_app;
ALTER TABLE prescriptions ENABLE ROW LEVEL SECURITY;

CREATE UNLOGGED TABLE presences (
  resource text NOT NULL,
  record_id text NOT NULL,
  user_id uuid NOT NULL,
  tab_id uuid NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT presences_pkey PRIMARY KEY (resource, record_id, user_id, tab_id),
  CONSTRAINT presences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT presences_record_id_check CHECK ((record_id ~ '^[A-Za-z0-9_.:-]{1,120}$'::text)),
  CONSTRAINT presences_resource_check CHECK ((resource ~ '^[a-z][a-z-]{1,40}$'::text))
);
CREATE INDEX presences_user_id_idx ON public.presences USING btree (user_id);
CREATE TRIGGER presences_announced AFTER INSERT OR DELETE ON public.presences FOR EACH ROW EXECUTE FUNCTION announce_presence();
CREATE TRIGGER presences_announced_again AFTER UPDATE ON public.presences FOR EACH ROW WHEN ((new.seen_at > (old.seen_at + '00:01:00'::interval))) EXECUTE FUNCTION announce_presence();
GRANT DELETE, INSERT, SELECT, UPDATE ON presences TO blattwerk_app;

CREATE TABLE product_aliases (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  pharmacy_id uuid NOT NULL,
  alias text NOT NULL,
  product_id uuid,
  state text DEFAULT 'open'::text NOT NULL,
  pzn text,
  name text NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  quantity numeric(10,2),
  price_cents integer,
  run_id uuid,
  decided_at timestamp with time zone,
  CONSTRAINT product_aliases_pkey PRIMARY KEY (id),
  CONSTRAINT product_aliases_pharmacy_alias_key UNIQUE (pharmacy_id, alias),
  CONSTRAINT product_aliases_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT product_aliases_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  CONSTRAINT product_aliases_run_id_fkey FOREIGN KEY (run_id) REFERENCES feed_runs(id) ON DELETE SET NULL,
  CONSTRAINT product_aliases_matched_check CHECK (((state = 'matched'::text) = (product_id IS NOT NULL))),
  CONSTRAINT product_aliases_price_cents_check CHECK (((price_cents >= 1) AND (price_cents <= 1000000))),
  CONSTRAINT product_aliases_quantity_check CHECK (((quantity >= (0)::numeric) AND (quantity <= (1000000)::numeric))),
  CONSTRAINT product_aliases_state_check CHECK ((state = ANY (ARRAY['open'::text, 'matched'::text, 'ignored'::text])))
);
CREATE INDEX product_aliases_open_idx ON public.product_aliases USING btree (pharmacy_id) WHERE (state = 'open'::text);
CREATE INDEX product_aliases_product_id_idx ON public.product_aliases USING btree (product_id);
CREATE INDEX product_aliases_run_id_idx ON public.product_aliases USING btree (run_id);
CREATE TRIGGER product_aliases_announce_delete AFTER DELETE ON public.product_aliases REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('unmatched-products', 'id', 'true');
CREATE TRIGGER product_aliases_announce_insert AFTER INSERT ON public.product_aliases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('unmatched-products', 'id', 'true');
CREATE TRIGGER product_aliases_announce_update AFTER UPDATE ON public.product_aliases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('unmatched-products', 'id', 'true');
CREATE TRIGGER product_aliases_follow_product BEFORE INSERT OR UPDATE OF product_id ON public.product_aliases FOR EACH ROW WHEN ((new.product_id IS NOT NULL)) EXECUTE FUNCTION follow_product();
GRANT DELETE, INSERT, SELECT, UPDATE ON product_aliases TO blattwerk_app;

CREATE TABLE product_pictures (
  product_id uuid NOT NULL,
  picture_id uuid NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  alt_de text,
  alt_en text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT product_pictures_pkey PRIMARY KEY (product_id),
  CONSTRAINT product_pictures_picture_id_key UNIQUE (picture_id),
  CONSTRAINT product_pictures_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT product_pictures_alt_de_check CHECK (((char_length(alt_de) >= 1) AND (char_length(alt_de) <= 200))),
  CONSTRAINT product_pictures_alt_en_check CHECK (((char_length(alt_en) >= 1) AND (char_length(alt_en) <= 200))),
  CONSTRAINT product_pictures_height_check CHECK (((height >= 1) AND (height <= 1280))),
  CONSTRAINT product_pictures_width_check CHECK (((width >= 1) AND (width <= 1280)))
);
CREATE TRIGGER product_pictures_announce_delete AFTER DELETE ON public.product_pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('products', 'product_id', 'true');
CREATE TRIGGER product_pictures_announce_insert AFTER INSERT ON public.product_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('products', 'product_id', 'true');
CREATE TRIGGER product_pictures_announce_update AFTER UPDATE ON public.product_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('products', 'product_id', 'true');
CREATE TRIGGER product_pictures_catalogue AFTER INSERT OR DELETE OR UPDATE ON public.product_pictures FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
CREATE TRIGGER product_pictures_catalogue_emptied AFTER TRUNCATE ON public.product_pictures FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
GRANT DELETE, INSERT, SELECT, UPDATE ON product_pictures TO blattwerk_app;

CREATE TABLE product_proposals (
  id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  name text NOT NULL,
  manufacturer text,
  category text NOT NULL,
  thc numeric(6,2),
  cbd numeric(6,2),
  pzn text,
  note text,
  status text DEFAULT 'open'::text NOT NULL,
  product_id uuid,
  reason text,
  decided_by_id uuid,
  decided_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT product_proposals_pkey PRIMARY KEY (id),
  CONSTRAINT product_proposals_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES users(id),
  CONSTRAINT product_proposals_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT product_proposals_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  CONSTRAINT product_proposals_became_check CHECK (((status = ANY (ARRAY['added'::text, 'merged'::text])) = (product_id IS NOT NULL))),
  CONSTRAINT product_proposals_category_check CHECK ((category = ANY (ARRAY['flower'::text, 'extract'::text, 'vape'::text, 'edible'::text]))),
  CONSTRAINT product_proposals_cbd_check CHECK (((cbd >= (0)::numeric) AND (cbd <= (1000)::numeric))),
  CONSTRAINT product_proposals_decided_check CHECK (((status = 'open'::text) = (decided_at IS NULL))),
  CONSTRAINT product_proposals_manufacturer_check CHECK ((length(manufacturer) <= 120)),
  CONSTRAINT product_proposals_name_check CHECK (((length(name) >= 2) AND (length(name) <= 200))),
  CONSTRAINT product_proposals_note_check CHECK ((length(note) <= 500)),
  CONSTRAINT product_proposals_pzn_check CHECK ((pzn ~ '^[0-9]{8}$'::text)),
  CONSTRAINT product_proposals_reason_check CHECK ((length(reason) <= 500)),
  CONSTRAINT product_proposals_refused_check CHECK (((status = 'refused'::text) = (reason IS NOT NULL))),
  CONSTRAINT product_proposals_status_check CHECK ((status = ANY (ARRAY['open'::text, 'added'::text, 'merged'::text, 'refused'::text]))),
  CONSTRAINT product_proposals_thc_check CHECK (((thc >= (0)::numeric) AND (thc <= (1000)::numeric)))
);
CREATE INDEX product_proposals_decided_by_id_idx ON public.product_proposals USING btree (decided_by_id);
CREATE INDEX product_proposals_doctor_id_idx ON public.product_proposals USING btree (doctor_id, created_at DESC);
CREATE INDEX product_proposals_open_idx ON public.product_proposals USING btree (created_at) WHERE (status = 'open'::text);
CREATE INDEX product_proposals_product_id_idx ON public.product_proposals USING btree (product_id);
CREATE TRIGGER product_proposals_announce_delete AFTER DELETE ON public.product_proposals REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('product-proposals', 'id', 'true');
CREATE TRIGGER product_proposals_announce_insert AFTER INSERT ON public.product_proposals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('product-proposals', 'id', 'true');
CREATE TRIGGER product_proposals_announce_update AFTER UPDATE ON public.product_proposals REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('product-proposals', 'id', 'true');
CREATE TRIGGER product_proposals_follow_product BEFORE INSERT OR UPDATE OF product_id ON public.product_proposals FOR EACH ROW WHEN ((new.product_id IS NOT NULL)) EXECUTE FUNCTION follow_product();
GRANT DELETE, INSERT, SELECT, UPDATE ON product_proposals TO blattwerk_app;

CREATE VIEW product_ratings AS
 SELECT product_id,
    count(*)::integer AS reviews,
    round(avg(rating), 2) AS mean,
    round((sum(rating)::numeric + 10::numeric * (( SELECT avg(published_reviews_1.rating) AS avg
           FROM published_reviews published_reviews_1))) / (count(*) + 10)::numeric, 2) AS rating
   FROM published_reviews
  GROUP BY product_id;
GRANT SELECT ON product_ratings TO blattwerk_app;

CREATE TABLE product_terpenes (
  product_id uuid NOT NULL,
  terpene text NOT NULL,
  share numeric(5,2),
  CONSTRAINT product_terpenes_pkey PRIMARY KEY (product_id, terpene),
  CONSTRAINT product_terpenes_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT product_terpenes_terpene_fkey FOREIGN KEY (terpene) REFERENCES terpenes(key),
  CONSTRAINT product_terpenes_share_check CHECK (((share >= (0)::numeric) AND (share <= (100)::numeric)))
);
CREATE INDEX product_terpenes_terpene_idx ON public.product_terpenes USING btree (terpene);
CREATE TRIGGER product_terpenes_catalogue AFTER INSERT OR DELETE OR UPDATE ON public.product_terpenes FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
CREATE TRIGGER product_terpenes_catalogue_emptied AFTER TRUNCATE ON public.product_terpenes FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
GRANT DELETE, INSERT, SELECT, UPDATE ON product_terpenes TO blattwerk_app;

CREATE TABLE products (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  slug text NOT NULL,
  pzn text NOT NULL,
  name text NOT NULL,
  category text NOT NULL,
  unit text NOT NULL,
  genetics text,
  genetics_detail text,
  thc numeric(5,2),
  cbd numeric(5,2),
  is_thc_below boolean DEFAULT false NOT NULL,
  is_cbd_below boolean DEFAULT false NOT NULL,
  manufacturer_id uuid,
  grower_id uuid,
  strain_id uuid,
  origin text,
  irradiation text DEFAULT 'unknown'::text NOT NULL,
  description_de text,
  description_en text,
  is_promoted boolean DEFAULT false NOT NULL,
  published_at timestamp with time zone,
  first_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  withdrawn_at timestamp with time zone,
  cartridge_system text,
  merged_into_id uuid,
  merged_at timestamp with time zone,
  CONSTRAINT products_pkey PRIMARY KEY (id),
  CONSTRAINT products_pzn_key UNIQUE (pzn),
  CONSTRAINT products_slug_key UNIQUE (slug),
  CONSTRAINT products_grower_id_fkey FOREIGN KEY (grower_id) REFERENCES growers(id),
  CONSTRAINT products_manufacturer_id_fkey FOREIGN KEY (manufacturer_id) REFERENCES manufacturers(id),
  CONSTRAINT products_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES products(id),
  CONSTRAINT products_strain_id_fkey FOREIGN KEY (strain_id) REFERENCES strains(id),
  CONSTRAINT products_cartridge_system_check CHECK (((length(cartridge_system) >= 1) AND (length(cartridge_system) <= 60))),
  CONSTRAINT products_category_check CHECK ((category = ANY (ARRAY['flower'::text, 'extract'::text, 'vape'::text, 'edible'::text]))),
  CONSTRAINT products_cbd_check CHECK (((cbd >= (0)::numeric) AND (cbd <= (1000)::numeric))),
  CONSTRAINT products_genetics_check CHECK ((genetics = ANY (ARRAY['indica'::text, 'sativa'::text, 'hybrid'::text]))),
  CONSTRAINT products_irradiation_check CHECK ((irradiation = ANY (ARRAY['irradiated'::text, 'unirradiated'::text, 'unknown'::text]))),
  CONSTRAINT products_merged_check CHECK ((((merged_into_id IS NULL) = (merged_at IS NULL)) AND (merged_into_id IS DISTINCT FROM id) AND ((merged_into_id IS NULL) OR ((published_at IS NULL) AND (NOT is_promoted))))),
  CONSTRAINT products_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CONSTRAINT products_pzn_check CHECK ((pzn ~ '^[0-9]{8}$'::text)),
  CONSTRAINT products_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  CONSTRAINT products_thc_check CHECK (((thc >= (0)::numeric) AND (thc <= (1000)::numeric))),
  CONSTRAINT products_unit_check CHECK ((unit = ANY (ARRAY['g'::text, 'ml'::text, 'piece'::text]))),
  CONSTRAINT products_withdrawn_check CHECK (((withdrawn_at IS NULL) OR (published_at IS NULL)))
);
CREATE INDEX products_category_idx ON public.products USING btree (category) WHERE (published_at IS NOT NULL);
CREATE INDEX products_grower_id_idx ON public.products USING btree (grower_id);
CREATE INDEX products_manufacturer_id_idx ON public.products USING btree (manufacturer_id);
CREATE INDEX products_merged_into_id_idx ON public.products USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX products_name_trgm_idx ON public.products USING gin (name gin_trgm_ops);
CREATE INDEX products_slug_prefix_idx ON public.products USING btree (slug text_pattern_ops);
CREATE INDEX products_strain_id_idx ON public.products USING btree (strain_id);
CREATE TRIGGER products_announce_delete AFTER DELETE ON public.products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('products', 'id', 'true');
CREATE TRIGGER products_announce_insert AFTER INSERT ON public.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('products', 'id', 'true');
CREATE TRIGGER products_announce_update AFTER UPDATE ON public.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('products', 'id', 'true');
CREATE TRIGGER products_catalogue AFTER INSERT OR DELETE OR UPDATE ON public.products FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
CREATE TRIGGER products_catalogue_emptied AFTER TRUNCATE ON public.products FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
CREATE TRIGGER products_follow_grower BEFORE INSERT OR UPDATE OF grower_id ON public.products FOR EACH ROW WHEN ((new.grower_id IS NOT NULL)) EXECUTE FUNCTION follow_grower();
CREATE TRIGGER products_follow_manufacturer BEFORE INSERT OR UPDATE OF manufacturer_id ON public.products FOR EACH ROW WHEN ((new.manufacturer_id IS NOT NULL)) EXECUTE FUNCTION follow_manufacturer();
CREATE TRIGGER products_follow_strain BEFORE INSERT OR UPDATE OF strain_id ON public.products FOR EACH ROW WHEN ((new.strain_id IS NOT NULL)) EXECUTE FUNCTION follow_strain();
CREATE TRIGGER products_merged_once BEFORE INSERT OR UPDATE OF merged_into_id ON public.products FOR EACH ROW WHEN ((new.merged_into_id IS NOT NULL)) EXECUTE FUNCTION check_merged_product();
GRANT INSERT, SELECT, UPDATE ON products TO blattwerk_app;

CREATE VIEW published_comments AS
 SELECT review_comments.id,
    review_comments.review_id,
    review_comments.pseudonym,
    review_comments.text,
    review_comments.published_at
   FROM review_comments
     JOIN reviews ON reviews.id = review_comments.review_id
  WHERE review_comments.status = 'published'::text AND reviews.status = 'published'::text;
GRANT SELECT ON published_comments TO blattwerk_app;

CREATE VIEW published_reviews AS
 SELECT id,
    product_id,
    pseudonym,
    rating,
    text,
    effects,
    side_effects,
    benefits,
    published_at,
    is_verified OR (EXISTS ( SELECT
           FROM prescriptions
          WHERE prescriptions.patient_id = reviews.patient_id AND standing_product(prescriptions.product_id) = reviews.product_id AND prescriptions.status = 'dispensed'::text)) AS is_verified,
    ( SELECT count(*)::integer AS count
           FROM review_likes
          WHERE review_likes.review_id = reviews.id) AS likes
   FROM reviews
  WHERE status = 'published'::text;
GRANT SELECT ON published_reviews TO blattwerk_app;

CREATE TABLE push_devices (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  user_agent text,
  last_notification_id uuid,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_devices_pkey PRIMARY KEY (id),
  CONSTRAINT push_devices_endpoint_key UNIQUE (user_id, endpoint),
  CONSTRAINT push_devices_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT push_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT push_devices_auth_check CHECK (((char_length(auth) >= 20) AND (char_length(auth) <= 40))),
  CONSTRAINT push_devices_endpoint_check CHECK (((char_length(endpoint) >= 10) AND (char_length(endpoint) <= 1000))),
  CONSTRAINT push_devices_p256dh_check CHECK (((char_length(p256dh) >= 80) AND (char_length(p256dh) <= 100))),
  CONSTRAINT push_devices_user_agent_check CHECK ((char_length(user_agent) <= 500))
);
CREATE INDEX push_devices_session_id_idx ON public.push_devices USING btree (session_id);
CREATE POLICY own_all ON push_devices FOR ALL TO blattwerk_app USING ((user_id = ( SELECT actor_id() AS actor_id))) WITH CHECK ((user_id = ( SELECT actor_id() AS actor_id)));
CREATE POLICY system_all ON push_devices FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON push_devices TO blattwerk_app;
ALTER TABLE push_devices ENABLE ROW LEVEL SECURITY;

CREATE TABLE questionnaire_definitions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  version integer NOT NULL,
  steps jsonb NOT NULL,
  published_at timestamp with time zone NOT NULL,
  release integer,
  CONSTRAINT questionnaire_definitions_pkey PRIMARY KEY (id),
  CONSTRAINT questionnaire_definitions_release_key UNIQUE (release),
  CONSTRAINT questionnaire_definitions_version_key UNIQUE (version),
  CONSTRAINT questionnaire_definitions_release_check CHECK ((release > 0)),
  CONSTRAINT questionnaire_definitions_version_check CHECK ((version > 0))
);
CREATE TRIGGER questionnaire_definitions_announce_delete AFTER DELETE ON public.questionnaire_definitions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('questionnaires', 'id', 'true');
CREATE TRIGGER questionnaire_definitions_announce_insert AFTER INSERT ON public.questionnaire_definitions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('questionnaires', 'id', 'true');
CREATE TRIGGER questionnaire_definitions_announce_update AFTER UPDATE ON public.questionnaire_definitions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('questionnaires', 'id', 'true');
GRANT INSERT, SELECT ON questionnaire_definitions TO blattwerk_app;

CREATE TABLE questionnaire_drafts (
  id uuid NOT NULL,
  based_on integer NOT NULL,
  steps jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT questionnaire_drafts_pkey PRIMARY KEY (id),
  CONSTRAINT questionnaire_drafts_based_on_fkey FOREIGN KEY (based_on) REFERENCES questionnaire_definitions(version)
);
CREATE INDEX questionnaire_drafts_based_on_idx ON public.questionnaire_drafts USING btree (based_on);
CREATE UNIQUE INDEX questionnaire_drafts_one_idx ON public.questionnaire_drafts USING btree ((true));
CREATE TRIGGER questionnaire_drafts_announce_delete AFTER DELETE ON public.questionnaire_drafts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('questionnaire-drafts', 'id', 'true');
CREATE TRIGGER questionnaire_drafts_announce_insert AFTER INSERT ON public.questionnaire_drafts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('questionnaire-drafts', 'id', 'true');
CREATE TRIGGER questionnaire_drafts_announce_update AFTER UPDATE ON public.questionnaire_drafts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('questionnaire-drafts', 'id', 'true');
GRANT DELETE, INSERT, SELECT, UPDATE ON questionnaire_drafts TO blattwerk_app;

CREATE TABLE reconciliations (
  id uuid NOT NULL,
  finished_at timestamp with time zone NOT NULL,
  differences jsonb NOT NULL,
  told uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  CONSTRAINT reconciliations_pkey PRIMARY KEY (id)
);
CREATE INDEX reconciliations_finished_at_idx ON public.reconciliations USING btree (finished_at);
CREATE POLICY admin_reads ON reconciliations FOR SELECT TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY system_adds ON reconciliations FOR INSERT TO blattwerk_system WITH CHECK (true);
CREATE POLICY system_reads ON reconciliations FOR SELECT TO blattwerk_system USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON reconciliations TO blattwerk_app;
ALTER TABLE reconciliations ENABLE ROW LEVEL SECURITY;

CREATE TABLE recovery_codes (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (id),
  CONSTRAINT recovery_codes_code_hash_key UNIQUE (code_hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX recovery_codes_user_id_idx ON public.recovery_codes USING btree (user_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON recovery_codes TO blattwerk_app;

CREATE TABLE refunds (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  payment_id uuid NOT NULL,
  amount_cents integer NOT NULL,
  reason text NOT NULL,
  stripe_refund_id text,
  requested_at timestamp with time zone DEFAULT now() NOT NULL,
  refunded_at timestamp with time zone,
  status text DEFAULT 'pending'::text NOT NULL,
  attempt smallint DEFAULT 1 NOT NULL,
  note text,
  failure text,
  failed_at timestamp with time zone,
  requested_by uuid,
  approved_by uuid,
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_stripe_refund_id_key UNIQUE (stripe_refund_id),
  CONSTRAINT refunds_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES users(id),
  CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT refunds_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  CONSTRAINT refunds_amount_cents_check CHECK ((amount_cents > 0)),
  CONSTRAINT refunds_attempt_check CHECK ((attempt >= 1)),
  CONSTRAINT refunds_done_check CHECK (((status = 'done'::text) = (refunded_at IS NOT NULL))),
  CONSTRAINT refunds_four_eyes_check CHECK ((approved_by <> requested_by)),
  CONSTRAINT refunds_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500))),
  CONSTRAINT refunds_reason_check CHECK ((reason = ANY (ARRAY['cancelled'::text, 'declined'::text, 'expired'::text, 'duplicate'::text, 'admin'::text, 'rest'::text, 'provider'::text]))),
  CONSTRAINT refunds_staff_check CHECK (((reason <> 'admin'::text) OR ((requested_by IS NOT NULL) AND (note IS NOT NULL)))),
  CONSTRAINT refunds_status_check CHECK ((status = ANY (ARRAY['to-approve'::text, 'pending'::text, 'done'::text, 'failed'::text, 'rejected'::text])))
);
CREATE INDEX refunds_approved_by_idx ON public.refunds USING btree (approved_by);
CREATE UNIQUE INDEX refunds_one_to_approve_key ON public.refunds USING btree (payment_id) WHERE (status = 'to-approve'::text);
CREATE INDEX refunds_payment_id_idx ON public.refunds USING btree (payment_id);
CREATE INDEX refunds_requested_by_idx ON public.refunds USING btree (requested_by);
CREATE TRIGGER refunds_announce_delete AFTER DELETE ON public.refunds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('payments', 'payment_id', 'true', 'money', 'payment_id', 'true');
CREATE TRIGGER refunds_announce_insert AFTER INSERT ON public.refunds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('payments', 'payment_id', 'true', 'money', 'payment_id', 'true');
CREATE TRIGGER refunds_announce_update AFTER UPDATE ON public.refunds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('payments', 'payment_id', 'true', 'money', 'payment_id', 'true');
CREATE TRIGGER refunds_posted AFTER INSERT OR UPDATE OF status ON public.refunds FOR EACH ROW EXECUTE FUNCTION post_refund();
CREATE POLICY admin_asks ON refunds FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (reason = 'admin'::text) AND (requested_by = ( SELECT actor_id() AS actor_id)) AND (approved_by IS NULL)));
CREATE POLICY admin_decides ON refunds FOR UPDATE TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text)) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND ((approved_by = ( SELECT actor_id() AS actor_id)) OR (approved_by IS NULL) OR (approved_by = refund_approver(id))) AND (status = ANY (ARRAY['to-approve'::text, 'pending'::text, 'rejected'::text]))));
CREATE POLICY doctor_asks ON refunds FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (reason <> 'admin'::text) AND (status = 'pending'::text) AND (EXISTS ( SELECT
   FROM (payments
     JOIN treatments ON ((treatments.id = payments.treatment_id)))
  WHERE ((payments.id = refunds.payment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY follows_payment ON refunds FOR SELECT TO blattwerk_app USING ((EXISTS ( SELECT
   FROM payments
  WHERE (payments.id = refunds.payment_id))));
CREATE POLICY patient_asks ON refunds FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (reason <> 'admin'::text) AND (status = 'pending'::text) AND (EXISTS ( SELECT
   FROM payments
  WHERE (payments.id = refunds.payment_id)))));
CREATE POLICY system_all ON refunds FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON refunds TO blattwerk_app;
ALTER TABLE refunds ENABLE ROW LEVEL SECURITY;

CREATE TABLE regional_demand (
  region text NOT NULL,
  product_id uuid NOT NULL,
  waiting integer NOT NULL,
  pharmacies integer NOT NULL,
  quantity numeric(12,2),
  CONSTRAINT regional_demand_pkey PRIMARY KEY (region, product_id),
  CONSTRAINT regional_demand_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT regional_demand_amount_check CHECK (((quantity IS NULL) = (pharmacies = ANY (ARRAY[1, 2])))),
  CONSTRAINT regional_demand_pharmacies_check CHECK ((pharmacies >= 0)),
  CONSTRAINT regional_demand_quantity_check CHECK ((quantity >= (0)::numeric)),
  CONSTRAINT regional_demand_region_check CHECK ((region ~ '^[0-9]{2}$'::text)),
  CONSTRAINT regional_demand_shown_check CHECK (((waiting > 0) OR (pharmacies > 0))),
  CONSTRAINT regional_demand_waiting_check CHECK (((waiting = 0) OR (waiting >= 10)))
);
CREATE INDEX regional_demand_product_id_idx ON public.regional_demand USING btree (product_id);
CREATE TRIGGER regional_demand_announce_delete AFTER DELETE ON public.regional_demand REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('regional-demand', 'region || '':'' || product_id', 'true');
CREATE TRIGGER regional_demand_announce_insert AFTER INSERT ON public.regional_demand REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('regional-demand', 'region || '':'' || product_id', 'true');
CREATE TRIGGER regional_demand_announce_update AFTER UPDATE ON public.regional_demand REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('regional-demand', 'region || '':'' || product_id', 'true');
GRANT DELETE, INSERT, SELECT, UPDATE ON regional_demand TO blattwerk_app;

CREATE TABLE registrations (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  password_hash text NOT NULL,
  claim_hash text,
  title text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  born_on date NOT NULL,
  phone text,
  locale text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  next_page text,
  noted jsonb,
  pharmacy_id uuid,
  CONSTRAINT registrations_pkey PRIMARY KEY (id),
  CONSTRAINT registrations_claim_hash_key UNIQUE (claim_hash),
  CONSTRAINT registrations_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id) ON DELETE SET NULL,
  CONSTRAINT registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT registrations_first_name_check CHECK ((length(first_name) <= 60)),
  CONSTRAINT registrations_last_name_check CHECK ((length(last_name) <= 60)),
  CONSTRAINT registrations_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT registrations_next_page_check CHECK (((length(next_page) <= 300) AND (next_page ~ '^/[a-zA-Z0-9_][a-zA-Z0-9_./-]*$'::text))),
  CONSTRAINT registrations_noted_check CHECK ((jsonb_typeof(noted) = 'array'::text)),
  CONSTRAINT registrations_phone_check CHECK ((phone ~ '^\+[0-9]{6,15}$'::text))
);
CREATE INDEX registrations_pharmacy_id_idx ON public.registrations USING btree (pharmacy_id);
CREATE INDEX registrations_user_id_idx ON public.registrations USING btree (user_id, created_at DESC);
GRANT DELETE, INSERT, SELECT, UPDATE ON registrations TO blattwerk_app;

CREATE TABLE review_comments (
  id uuid NOT NULL,
  review_id uuid NOT NULL,
  product_id uuid NOT NULL,
  patient_id uuid,
  pseudonym text NOT NULL,
  text text,
  status text NOT NULL,
  reason text,
  reason_text text,
  decided_at timestamp with time zone,
  published_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT review_comments_pkey PRIMARY KEY (id),
  CONSTRAINT review_comments_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT review_comments_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  CONSTRAINT review_comments_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  CONSTRAINT review_comments_published_check CHECK (((status <> 'published'::text) OR (published_at IS NOT NULL))),
  CONSTRAINT review_comments_reason_check CHECK ((reason = ANY (ARRAY['healing-claim'::text, 'dosage-advice'::text, 'personal-data'::text, 'insult'::text, 'advertising'::text, 'off-topic'::text, 'other'::text]))),
  CONSTRAINT review_comments_reason_text_check CHECK ((length(reason_text) <= 500)),
  CONSTRAINT review_comments_rejected_check CHECK (((status <> 'rejected'::text) OR (reason IS NOT NULL))),
  CONSTRAINT review_comments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'rejected'::text, 'withdrawn'::text]))),
  CONSTRAINT review_comments_text_check CHECK (((length(text) >= 1) AND (length(text) <= 500))),
  CONSTRAINT review_comments_withdrawn_check CHECK (((status = 'withdrawn'::text) = (text IS NULL)))
);
CREATE INDEX review_comments_patient_id_idx ON public.review_comments USING btree (patient_id, created_at);
CREATE INDEX review_comments_pending_idx ON public.review_comments USING btree (created_at) WHERE (status = 'pending'::text);
CREATE INDEX review_comments_product_id_idx ON public.review_comments USING btree (product_id);
CREATE INDEX review_comments_review_id_idx ON public.review_comments USING btree (review_id, created_at);
CREATE TRIGGER review_comments_announce_delete AFTER DELETE ON public.review_comments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('review-comments', 'id', 'true');
CREATE TRIGGER review_comments_announce_insert AFTER INSERT ON public.review_comments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('review-comments', 'id', 'true');
CREATE TRIGGER review_comments_announce_update AFTER UPDATE ON public.review_comments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('review-comments', 'id', 'true');
CREATE POLICY admin_decides ON review_comments FOR UPDATE TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text)) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (status = ANY (ARRAY['published'::text, 'rejected'::text]))));
CREATE POLICY admin_reads ON review_comments FOR SELECT TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY patient_changes ON review_comments FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = ANY (ARRAY['pending'::text, 'withdrawn'::text]))));
CREATE POLICY patient_reads ON review_comments FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY patient_writes ON review_comments FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = 'pending'::text) AND (EXISTS ( SELECT
   FROM published_reviews
  WHERE (published_reviews.id = review_comments.review_id)))));
CREATE POLICY system_all ON review_comments FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON review_comments TO blattwerk_app;
ALTER TABLE review_comments ENABLE ROW LEVEL SECURITY;

CREATE TABLE review_likes (
  review_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT review_likes_pkey PRIMARY KEY (review_id, patient_id),
  CONSTRAINT review_likes_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT review_likes_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);
CREATE INDEX review_likes_patient_id_idx ON public.review_likes USING btree (patient_id);
CREATE POLICY patient_likes ON review_likes FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM published_reviews
  WHERE (published_reviews.id = review_likes.review_id))) AND (NOT (EXISTS ( SELECT
   FROM reviews
  WHERE ((reviews.id = review_likes.review_id) AND (reviews.patient_id = ( SELECT actor_id() AS actor_id))))))));
CREATE POLICY patient_reads ON review_likes FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY patient_removes ON review_likes FOR DELETE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON review_likes FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON review_likes TO blattwerk_app;
ALTER TABLE review_likes ENABLE ROW LEVEL SECURITY;

CREATE TABLE reviews (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  product_id uuid NOT NULL,
  patient_id uuid,
  pseudonym text NOT NULL,
  rating integer NOT NULL,
  text text,
  effects text[] DEFAULT '{}'::text[] NOT NULL,
  side_effects text[] DEFAULT '{}'::text[] NOT NULL,
  benefits text[] DEFAULT '{}'::text[] NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  published_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  reason text,
  reason_text text,
  decided_at timestamp with time zone,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  is_verified boolean DEFAULT false NOT NULL,
  CONSTRAINT reviews_pkey PRIMARY KEY (id),
  CONSTRAINT reviews_product_patient_key UNIQUE (product_id, patient_id),
  CONSTRAINT reviews_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  CONSTRAINT reviews_published_check CHECK (((status <> 'published'::text) OR (published_at IS NOT NULL))),
  CONSTRAINT reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  CONSTRAINT reviews_reason_check CHECK ((reason = ANY (ARRAY['healing-claim'::text, 'dosage-advice'::text, 'personal-data'::text, 'insult'::text, 'advertising'::text, 'off-topic'::text, 'other'::text]))),
  CONSTRAINT reviews_reason_text_check CHECK ((length(reason_text) <= 500)),
  CONSTRAINT reviews_rejected_check CHECK (((status <> 'rejected'::text) OR (reason IS NOT NULL))),
  CONSTRAINT reviews_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'rejected'::text, 'withdrawn'::text]))),
  CONSTRAINT reviews_text_check CHECK ((length(text) <= 1000)),
  CONSTRAINT reviews_withdrawn_check CHECK (((status <> 'withdrawn'::text) OR ((text IS NULL) AND (effects = '{}'::text[]) AND (side_effects = '{}'::text[]) AND (benefits = '{}'::text[]))))
);
CREATE INDEX reviews_patient_id_idx ON public.reviews USING btree (patient_id);
CREATE INDEX reviews_pending_idx ON public.reviews USING btree (created_at) WHERE (status = 'pending'::text);
CREATE INDEX reviews_product_idx ON public.reviews USING btree (product_id, created_at DESC) WHERE (status = 'published'::text);
CREATE TRIGGER reviews_announce_delete AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('reviews', 'id', 'true');
CREATE TRIGGER reviews_announce_insert AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('reviews', 'id', 'true');
CREATE TRIGGER reviews_announce_update AFTER UPDATE ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('reviews', 'id', 'true');
CREATE TRIGGER reviews_catalogue AFTER INSERT OR DELETE OR UPDATE ON public.reviews FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
CREATE TRIGGER reviews_catalogue_emptied AFTER TRUNCATE ON public.reviews FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
CREATE TRIGGER reviews_follow_product BEFORE INSERT OR UPDATE OF product_id ON public.reviews FOR EACH ROW WHEN ((new.product_id IS NOT NULL)) EXECUTE FUNCTION follow_product();
CREATE POLICY admin_decides ON reviews FOR UPDATE TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text)) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (status = ANY (ARRAY['published'::text, 'rejected'::text]))));
CREATE POLICY admin_reads ON reviews FOR SELECT TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY patient_changes ON reviews FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND ((status = 'withdrawn'::text) OR ((status = 'pending'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE ((prescriptions.patient_id = ( SELECT actor_id() AS actor_id)) AND (standing_product(prescriptions.product_id) = reviews.product_id) AND (prescriptions.status <> 'revoked'::text))))))));
CREATE POLICY patient_reads ON reviews FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY patient_writes ON reviews FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = 'pending'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE ((prescriptions.patient_id = ( SELECT actor_id() AS actor_id)) AND (standing_product(prescriptions.product_id) = reviews.product_id) AND (prescriptions.status <> 'revoked'::text))))));
CREATE POLICY system_all ON reviews FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON reviews TO blattwerk_app;
ALTER TABLE reviews ENABLE ROW LEVEL SECURITY;

CREATE TABLE room_members (
  consultation_id uuid NOT NULL,
  role text NOT NULL,
  connection_id uuid NOT NULL,
  client_id text NOT NULL,
  process_id uuid NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  CONSTRAINT room_members_pkey PRIMARY KEY (consultation_id, role),
  CONSTRAINT room_members_connection_id_key UNIQUE (connection_id),
  CONSTRAINT room_members_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id) ON DELETE CASCADE,
  CONSTRAINT room_members_process_id_fkey FOREIGN KEY (process_id) REFERENCES room_processes(id) ON DELETE CASCADE,
  CONSTRAINT room_members_role_check CHECK ((role = ANY (ARRAY['patient'::text, 'doctor'::text])))
);
CREATE INDEX room_members_process_id_idx ON public.room_members USING btree (process_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON room_members TO blattwerk_app;

CREATE TABLE room_processes (
  id uuid NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT room_processes_pkey PRIMARY KEY (id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON room_processes TO blattwerk_app;

CREATE TABLE safety_answers (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  health_state_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  criterion text NOT NULL,
  is_confirmed boolean NOT NULL,
  answered_at timestamp with time zone NOT NULL,
  CONSTRAINT safety_answers_pkey PRIMARY KEY (id),
  CONSTRAINT safety_answers_health_state_id_fkey FOREIGN KEY (health_state_id) REFERENCES health_states(id),
  CONSTRAINT safety_answers_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT safety_answers_criterion_check CHECK ((criterion = ANY (ARRAY['psychosis'::text, 'addiction'::text, 'heart'::text, 'allergy'::text, 'pregnancy'::text, 'recentAmount'::text])))
);
CREATE INDEX safety_answers_health_state_id_idx ON public.safety_answers USING btree (health_state_id, id);
CREATE INDEX safety_answers_patient_id_idx ON public.safety_answers USING btree (patient_id, id);
CREATE POLICY admin_opened ON safety_answers FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (patient_id = ( SELECT opened_patient() AS opened_patient))));
CREATE POLICY doctor_treated ON safety_answers FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND is_own_patient(patient_id)));
CREATE POLICY patient_adds ON safety_answers FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY patient_reads ON safety_answers FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON safety_answers FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON safety_answers TO blattwerk_app;
ALTER TABLE safety_answers ENABLE ROW LEVEL SECURITY;

CREATE TABLE saved_searches (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  place smallint NOT NULL,
  name text NOT NULL,
  search text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT saved_searches_pkey PRIMARY KEY (id),
  CONSTRAINT saved_searches_place_key UNIQUE (user_id, place),
  CONSTRAINT saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT saved_searches_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  CONSTRAINT saved_searches_place_check CHECK (((place >= 1) AND (place <= 20))),
  CONSTRAINT saved_searches_search_check CHECK (((char_length(search) >= 1) AND (char_length(search) <= 6000)))
);
CREATE UNIQUE INDEX saved_searches_name_key ON public.saved_searches USING btree (user_id, lower(name));
CREATE POLICY patient_own ON saved_searches FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (user_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (user_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON saved_searches FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON saved_searches TO blattwerk_app;
ALTER TABLE saved_searches ENABLE ROW LEVEL SECURITY;

CREATE TABLE schedules (
  doctor_id uuid NOT NULL,
  weekly jsonb DEFAULT '[]'::jsonb NOT NULL,
  exceptions jsonb DEFAULT '[]'::jsonb NOT NULL,
  length_minutes integer DEFAULT 15 NOT NULL,
  first_length_minutes integer,
  follow_up_length_minutes integer,
  buffer_minutes integer DEFAULT 5 NOT NULL,
  lead_minutes integer DEFAULT 60 NOT NULL,
  cover_doctor_id uuid,
  feed_serial integer DEFAULT 1 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT schedules_pkey PRIMARY KEY (doctor_id),
  CONSTRAINT schedules_cover_doctor_id_fkey FOREIGN KEY (cover_doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT schedules_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT schedules_cover_check CHECK ((cover_doctor_id <> doctor_id)),
  CONSTRAINT schedules_lengths_check CHECK ((((length_minutes >= 5) AND (length_minutes <= 240)) AND ((COALESCE(first_length_minutes, 5) >= 5) AND (COALESCE(first_length_minutes, 5) <= 240)) AND ((COALESCE(follow_up_length_minutes, 5) >= 5) AND (COALESCE(follow_up_length_minutes, 5) <= 240)))),
  CONSTRAINT schedules_pauses_check CHECK ((((buffer_minutes >= 0) AND (buffer_minutes <= 240)) AND ((lead_minutes >= 0) AND (lead_minutes <= 43200))))
);
CREATE INDEX schedules_cover_doctor_id_idx ON public.schedules USING btree (cover_doctor_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON schedules TO blattwerk_app;

CREATE TABLE sealed_records (
  user_id uuid NOT NULL,
  email text NOT NULL,
  title text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  born_on date,
  street text,
  house_num text,
  zip_code text,
  city text,
  country text,
  phone text,
  signature_names jsonb DEFAULT '[]'::jsonb NOT NULL,
  sealed_at timestamp with time zone NOT NULL,
  delete_after timestamp with time zone NOT NULL,
  CONSTRAINT sealed_records_pkey PRIMARY KEY (user_id),
  CONSTRAINT sealed_records_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sealed_records_delete_after_idx ON public.sealed_records USING btree (delete_after);
CREATE POLICY admin_reads ON sealed_records FOR SELECT TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY doctor_treated ON sealed_records FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND is_own_patient(user_id)));
CREATE POLICY system_all ON sealed_records FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON sealed_records TO blattwerk_app;
ALTER TABLE sealed_records ENABLE ROW LEVEL SECURITY;

CREATE TABLE second_factor_attempts (
  user_id uuid NOT NULL,
  failures integer NOT NULL,
  locked_until timestamp with time zone,
  CONSTRAINT second_factor_attempts_pkey PRIMARY KEY (user_id),
  CONSTRAINT second_factor_attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT second_factor_attempts_failures_check CHECK ((failures > 0))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON second_factor_attempts TO blattwerk_app;

CREATE TABLE sendings (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  treatment_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  pharmacy_id uuid NOT NULL,
  channel text NOT NULL,
  fulfilment text DEFAULT 'pickup'::text NOT NULL,
  fulfilment_cents integer,
  sent_at timestamp with time zone NOT NULL,
  notified_at timestamp with time zone,
  opened_at timestamp with time zone,
  ended_at timestamp with time zone,
  reminded_at timestamp with time zone,
  offered_at timestamp with time zone,
  CONSTRAINT sendings_pkey PRIMARY KEY (id),
  CONSTRAINT sendings_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT sendings_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT sendings_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id),
  CONSTRAINT sendings_channel_check CHECK ((channel = ANY (ARRAY['account'::text, 'link'::text, 'staff'::text]))),
  CONSTRAINT sendings_fulfilment_cents_check CHECK ((fulfilment_cents >= 0)),
  CONSTRAINT sendings_fulfilment_check CHECK ((fulfilment = ANY (ARRAY['pickup'::text, 'courier'::text, 'shipping'::text])))
);
CREATE INDEX sendings_patient_id_idx ON public.sendings USING btree (patient_id);
CREATE INDEX sendings_pharmacy_id_idx ON public.sendings USING btree (pharmacy_id);
CREATE INDEX sendings_treatment_id_idx ON public.sendings USING btree (treatment_id);
CREATE POLICY admin_moves ON sendings FOR UPDATE TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY admin_reads ON sendings FOR SELECT TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY doctor_ends ON sendings FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE ((prescriptions.sending_id = sendings.id) AND ((prescriptions.doctor_id = ( SELECT actor_id() AS actor_id)) OR (prescriptions.id IN ( SELECT covered_prescriptions() AS covered_prescriptions)))))))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE ((prescriptions.sending_id = sendings.id) AND ((prescriptions.doctor_id = ( SELECT actor_id() AS actor_id)) OR (prescriptions.id IN ( SELECT covered_prescriptions() AS covered_prescriptions)))))) AND (ended_at IS NOT NULL)));
CREATE POLICY doctor_reads ON sendings FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM prescriptions
  WHERE ((prescriptions.sending_id = sendings.id) AND ((prescriptions.doctor_id = ( SELECT actor_id() AS actor_id)) OR (prescriptions.id IN ( SELECT covered_prescriptions() AS covered_prescriptions))))))));
CREATE POLICY link_opens ON sendings FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy-link'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND (id = ( SELECT actor_sending_id() AS actor_sending_id))));
CREATE POLICY link_reads ON sendings FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy-link'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id)) AND (id = ( SELECT actor_sending_id() AS actor_sending_id))));
CREATE POLICY patient_own ON sendings FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY pharmacy_opens ON sendings FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id))));
CREATE POLICY pharmacy_reads ON sendings FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'pharmacy'::text) AND (pharmacy_id = ( SELECT actor_pharmacy_id() AS actor_pharmacy_id))));
CREATE POLICY system_all ON sendings FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON sendings TO blattwerk_app;
ALTER TABLE sendings ENABLE ROW LEVEL SECURITY;

CREATE TABLE service_outages (
  service text NOT NULL,
  since timestamp with time zone NOT NULL,
  tried_at timestamp with time zone NOT NULL,
  CONSTRAINT service_outages_pkey PRIMARY KEY (service),
  CONSTRAINT service_outages_service_check CHECK ((service = ANY (ARRAY['mail'::text, 'payments'::text, 'storage'::text, 'scanner'::text, 'signature'::text, 'timestamp'::text, 'sign-in'::text, 'calls'::text, 'push'::text])))
);
GRANT SELECT ON service_outages TO blattwerk_app;

CREATE TABLE sessions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  refresh_hash text NOT NULL,
  previous_hash text,
  rotated_at timestamp with time zone,
  user_agent text,
  ip_hash text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  revoke_reason text,
  second_factor_at timestamp with time zone,
  is_enrolling boolean DEFAULT false NOT NULL,
  reuse_told_at timestamp with time zone,
  place jsonb,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_refresh_hash_key UNIQUE (refresh_hash),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT sessions_place_check CHECK (((jsonb_typeof(place) = 'object'::text) AND (length((place ->> 'country'::text)) = 2))),
  CONSTRAINT sessions_revoke_reason_check CHECK ((revoke_reason = ANY (ARRAY['logout'::text, 'reuse'::text, 'password'::text, 'banned'::text, 'elsewhere'::text])))
);
CREATE INDEX sessions_previous_hash_idx ON public.sessions USING btree (previous_hash);
CREATE INDEX sessions_user_id_idx ON public.sessions USING btree (user_id);
CREATE TRIGGER note_account_change AFTER DELETE OR UPDATE OF revoked_at, expires_at, is_enrolling, user_id ON public.sessions FOR EACH ROW EXECUTE FUNCTION note_account_change('user_id');
GRANT DELETE, INSERT, SELECT, UPDATE ON sessions TO blattwerk_app;

CREATE TABLE settings (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  key text NOT NULL,
  value jsonb NOT NULL,
  valid_from timestamp with time zone NOT NULL,
  note text,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT settings_pkey PRIMARY KEY (id),
  CONSTRAINT settings_key_valid_from_key UNIQUE (key, valid_from)
);
CREATE TRIGGER settings_announce_delete AFTER DELETE ON public.settings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('settings', 'key', 'true');
CREATE TRIGGER settings_announce_insert AFTER INSERT ON public.settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('settings', 'key', 'true');
CREATE TRIGGER settings_announce_update AFTER UPDATE ON public.settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('settings', 'key', 'true');
CREATE TRIGGER settings_catalogue AFTER INSERT OR DELETE OR UPDATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('settings');
CREATE TRIGGER settings_catalogue_emptied AFTER TRUNCATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
GRANT INSERT, SELECT ON settings TO blattwerk_app;

CREATE TABLE signature_files (
  signature_id uuid NOT NULL,
  file_id uuid NOT NULL,
  CONSTRAINT signature_files_pkey PRIMARY KEY (signature_id),
  CONSTRAINT signature_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT signature_files_signature_id_fkey FOREIGN KEY (signature_id) REFERENCES signatures(id)
);
CREATE INDEX signature_files_file_id_idx ON public.signature_files USING btree (file_id);
CREATE POLICY follows_signature ON signature_files FOR SELECT TO blattwerk_app USING ((EXISTS ( SELECT
   FROM signatures
  WHERE (signatures.id = signature_files.signature_id))));
CREATE POLICY system_all ON signature_files FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON signature_files TO blattwerk_app;
ALTER TABLE signature_files ENABLE ROW LEVEL SECURITY;

CREATE TABLE signatures (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  patient_id uuid NOT NULL,
  document text NOT NULL,
  version integer NOT NULL,
  locale text NOT NULL,
  sha256 text NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  image bytea,
  signed_at timestamp with time zone NOT NULL,
  ip_hash text,
  user_agent text,
  CONSTRAINT signatures_pkey PRIMARY KEY (id),
  CONSTRAINT signatures_patient_document_version_key UNIQUE (patient_id, document, version),
  CONSTRAINT signatures_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT signatures_document_check CHECK ((document = ANY (ARRAY['information'::text, 'contract'::text]))),
  CONSTRAINT signatures_drawn_check CHECK (((kind = 'drawn'::text) = (image IS NOT NULL))),
  CONSTRAINT signatures_kind_check CHECK ((kind = ANY (ARRAY['typed'::text, 'drawn'::text]))),
  CONSTRAINT signatures_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text])))
);
CREATE POLICY admin_reads ON signatures FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND true));
CREATE POLICY doctor_treated ON signatures FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND is_own_patient(patient_id)));
CREATE POLICY patient_reads ON signatures FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY patient_signs ON signatures FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON signatures FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON signatures TO blattwerk_app;
ALTER TABLE signatures ENABLE ROW LEVEL SECURITY;

CREATE TABLE social_identities (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  provider text NOT NULL,
  subject text NOT NULL,
  email text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT social_identities_pkey PRIMARY KEY (id),
  CONSTRAINT social_identities_provider_subject_key UNIQUE (provider, subject),
  CONSTRAINT social_identities_user_provider_key UNIQUE (user_id, provider),
  CONSTRAINT social_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT social_identities_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'apple'::text]))),
  CONSTRAINT social_identities_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255)))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON social_identities TO blattwerk_app;

CREATE TABLE social_sign_ins (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  provider text NOT NULL,
  user_id uuid,
  locale text NOT NULL,
  return_to text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  finished_at timestamp with time zone,
  subject text,
  email text,
  is_email_typed boolean DEFAULT false NOT NULL,
  is_email_verified boolean DEFAULT false NOT NULL,
  first_name text,
  last_name text,
  proof_sent_at timestamp with time zone,
  proof_sends integer DEFAULT 0 NOT NULL,
  proven_at timestamp with time zone,
  attempts integer DEFAULT 0 NOT NULL,
  CONSTRAINT social_sign_ins_pkey PRIMARY KEY (id),
  CONSTRAINT social_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT social_sign_ins_answered_check CHECK (((answered_at IS NOT NULL) OR ((subject IS NULL) AND (email IS NULL) AND (finished_at IS NULL)))),
  CONSTRAINT social_sign_ins_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT social_sign_ins_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'apple'::text]))),
  CONSTRAINT social_sign_ins_return_to_check CHECK (((return_to ~ '^/'::text) AND (return_to !~ '^/[/\\]'::text)))
);
CREATE INDEX social_sign_ins_expires_at_idx ON public.social_sign_ins USING btree (expires_at);
CREATE INDEX social_sign_ins_user_id_idx ON public.social_sign_ins USING btree (user_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON social_sign_ins TO blattwerk_app;

CREATE TABLE stock (
  pharmacy_id uuid NOT NULL,
  product_id uuid NOT NULL,
  quantity numeric(10,2) NOT NULL,
  price_cents integer NOT NULL,
  currency text DEFAULT 'EUR'::text NOT NULL,
  confirmed_at timestamp with time zone NOT NULL,
  CONSTRAINT stock_pkey PRIMARY KEY (pharmacy_id, product_id),
  CONSTRAINT stock_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT stock_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  CONSTRAINT stock_currency_check CHECK ((currency = 'EUR'::text)),
  CONSTRAINT stock_price_cents_check CHECK (((price_cents >= 1) AND (price_cents <= 1000000))),
  CONSTRAINT stock_quantity_check CHECK (((quantity >= (0)::numeric) AND (quantity <= (1000000)::numeric)))
);
CREATE INDEX stock_product_id_idx ON public.stock USING btree (product_id);
CREATE TRIGGER stock_announce_delete AFTER DELETE ON public.stock REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('stock', 'pharmacy_id || '':'' || product_id', 'true');
CREATE TRIGGER stock_announce_insert AFTER INSERT ON public.stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('stock', 'pharmacy_id || '':'' || product_id', 'true');
CREATE TRIGGER stock_announce_update AFTER UPDATE ON public.stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('stock', 'pharmacy_id || '':'' || product_id', 'true');
CREATE TRIGGER stock_catalogue_deleted AFTER DELETE ON public.stock REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();
CREATE TRIGGER stock_catalogue_emptied AFTER TRUNCATE ON public.stock FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
CREATE TRIGGER stock_catalogue_inserted AFTER INSERT ON public.stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();
CREATE TRIGGER stock_catalogue_updated AFTER UPDATE ON public.stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();
CREATE TRIGGER stock_standing_inserted AFTER INSERT ON public.stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_stock();
CREATE TRIGGER stock_standing_updated AFTER UPDATE ON public.stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_stock();
GRANT DELETE, INSERT, SELECT, UPDATE ON stock TO blattwerk_app;

CREATE TABLE stock_changes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  pharmacy_id uuid NOT NULL,
  product_id uuid NOT NULL,
  run_id uuid,
  quantity numeric(10,2),
  price_cents integer,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT stock_changes_pkey PRIMARY KEY (at, id)
) PARTITION BY RANGE (at);
CREATE INDEX stock_changes_pharmacy_product_idx ON ONLY public.stock_changes USING btree (pharmacy_id, product_id, at, id);
CREATE INDEX stock_changes_product_idx ON ONLY public.stock_changes USING btree (product_id, at);
CREATE INDEX stock_changes_run_id_idx ON ONLY public.stock_changes USING btree (run_id);
GRANT INSERT, SELECT ON stock_changes TO blattwerk_app;

CREATE TABLE stock_events (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  pharmacy_id uuid NOT NULL,
  kind text NOT NULL,
  product_ids uuid[],
  at timestamp with time zone NOT NULL,
  CONSTRAINT stock_events_pkey PRIMARY KEY (id),
  CONSTRAINT stock_events_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT stock_events_kind_check CHECK ((kind = ANY (ARRAY['uncertain'::text, 'gone'::text, 'returned'::text])))
);
CREATE INDEX stock_events_pharmacy_id_idx ON public.stock_events USING btree (pharmacy_id, at);
GRANT INSERT, SELECT ON stock_events TO blattwerk_app;

CREATE TABLE stock_feeds (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  pharmacy_id uuid NOT NULL,
  kind text NOT NULL,
  mode text DEFAULT 'full'::text NOT NULL,
  format text,
  url text,
  schedule text,
  is_active boolean DEFAULT true NOT NULL,
  etag text,
  last_content_hash text,
  next_run_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  mapping jsonb,
  last_content_at timestamp with time zone,
  refused_content_hashes text[] DEFAULT '{}'::text[] NOT NULL,
  auth_kind text DEFAULT 'none'::text NOT NULL,
  auth_sealed text,
  auth_set_at timestamp with time zone,
  host_key text,
  last_modified text,
  pull_claim text,
  pull_claimed_until timestamp with time zone,
  pulled_at timestamp with time zone,
  pull_failures integer DEFAULT 0 NOT NULL,
  score smallint,
  score_parts jsonb,
  scored_at timestamp with time zone,
  CONSTRAINT stock_feeds_pkey PRIMARY KEY (id),
  CONSTRAINT stock_feeds_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT stock_feeds_auth_kind_check CHECK ((auth_kind = ANY (ARRAY['none'::text, 'basic'::text, 'token'::text, 'headers'::text, 'password'::text, 'key'::text]))),
  CONSTRAINT stock_feeds_auth_sealed_check CHECK ((((auth_kind = 'none'::text) = (auth_sealed IS NULL)) AND ((auth_sealed IS NULL) = (auth_set_at IS NULL)))),
  CONSTRAINT stock_feeds_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'json'::text, 'xml'::text, 'xlsx'::text]))),
  CONSTRAINT stock_feeds_host_key_check CHECK ((host_key ~ '^SHA256:[A-Za-z0-9+/]{43}$'::text)),
  CONSTRAINT stock_feeds_kind_check CHECK ((kind = ANY (ARRAY['pull'::text, 'push'::text, 'upload'::text]))),
  CONSTRAINT stock_feeds_mode_check CHECK ((mode = ANY (ARRAY['full'::text, 'delta'::text]))),
  CONSTRAINT stock_feeds_pull_check CHECK (((kind <> 'pull'::text) OR ((url IS NOT NULL) AND (schedule IS NOT NULL)))),
  CONSTRAINT stock_feeds_pull_claim_check CHECK (((pull_claim IS NULL) = (pull_claimed_until IS NULL))),
  CONSTRAINT stock_feeds_pull_failures_check CHECK ((pull_failures >= 0)),
  CONSTRAINT stock_feeds_score_check CHECK (((score >= 0) AND (score <= 100))),
  CONSTRAINT stock_feeds_score_parts_check CHECK ((((score IS NULL) = (score_parts IS NULL)) AND ((score IS NULL) OR (scored_at IS NOT NULL)))),
  CONSTRAINT stock_feeds_sftp_check CHECK ((((COALESCE(url, ''::text) ~~ 'sftp:%'::text) = (auth_kind = ANY (ARRAY['password'::text, 'key'::text]))) AND ((COALESCE(url, ''::text) ~~ 'sftp:%'::text) = (host_key IS NOT NULL)))),
  CONSTRAINT stock_feeds_url_check CHECK ((url ~ '^(http|https|sftp)://'::text))
);
CREATE INDEX stock_feeds_due_idx ON public.stock_feeds USING btree (next_run_at) WHERE (is_active AND (kind = 'pull'::text));
CREATE INDEX stock_feeds_pharmacy_id_idx ON public.stock_feeds USING btree (pharmacy_id);
CREATE TRIGGER stock_feeds_announce_delete AFTER DELETE ON public.stock_feeds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('stock-feeds', 'id', 'true');
CREATE TRIGGER stock_feeds_announce_insert AFTER INSERT ON public.stock_feeds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('stock-feeds', 'id', 'true');
CREATE TRIGGER stock_feeds_announce_update AFTER UPDATE ON public.stock_feeds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('stock-feeds', 'id', 'true');
GRANT DELETE, INSERT, SELECT, UPDATE ON stock_feeds TO blattwerk_app;

CREATE VIEW strain_names AS
 WITH RECURSIVE led AS (
         SELECT strains.id,
            strains.slug,
            strains.name,
            strains.id AS target_id
           FROM strains
          WHERE strains.alias_of_id IS NULL
        UNION ALL
         SELECT strains.id,
            strains.slug,
            strains.name,
            led_1.target_id
           FROM led led_1
             JOIN strains ON strains.alias_of_id = led_1.id
        )
 SELECT id,
    slug,
    name,
    target_id
   FROM led;
GRANT DELETE, INSERT, SELECT, UPDATE ON strain_names TO blattwerk_app;

CREATE TABLE strain_synonyms (
  strain_id uuid NOT NULL,
  name text NOT NULL,
  CONSTRAINT strain_synonyms_pkey PRIMARY KEY (strain_id, name),
  CONSTRAINT strain_synonyms_strain_id_fkey FOREIGN KEY (strain_id) REFERENCES strains(id) ON DELETE CASCADE,
  CONSTRAINT strain_synonyms_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)))
);
CREATE UNIQUE INDEX strain_synonyms_name_key ON public.strain_synonyms USING btree (lower(name));
CREATE TRIGGER strain_synonyms_catalogue AFTER INSERT OR DELETE OR UPDATE ON public.strain_synonyms FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
CREATE TRIGGER strain_synonyms_catalogue_emptied AFTER TRUNCATE ON public.strain_synonyms FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
GRANT DELETE, INSERT, SELECT, UPDATE ON strain_synonyms TO blattwerk_app;

CREATE TABLE strains (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  alias_of_id uuid,
  aliased_at timestamp with time zone,
  moved_product_ids uuid[],
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT strains_pkey PRIMARY KEY (id),
  CONSTRAINT strains_name_key UNIQUE (name),
  CONSTRAINT strains_slug_key UNIQUE (slug),
  CONSTRAINT strains_alias_of_id_fkey FOREIGN KEY (alias_of_id) REFERENCES strains(id),
  CONSTRAINT strains_alias_check CHECK (((alias_of_id IS DISTINCT FROM id) AND ((alias_of_id IS NULL) = (aliased_at IS NULL)) AND ((alias_of_id IS NOT NULL) OR (moved_product_ids IS NULL))))
);
CREATE INDEX strains_alias_of_id_idx ON public.strains USING btree (alias_of_id) WHERE (alias_of_id IS NOT NULL);
CREATE UNIQUE INDEX strains_name_lower_key ON public.strains USING btree (lower(name));
CREATE TRIGGER strains_announce_delete AFTER DELETE ON public.strains REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('strains', 'id', 'true');
CREATE TRIGGER strains_announce_insert AFTER INSERT ON public.strains REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('strains', 'id', 'true');
CREATE TRIGGER strains_announce_update AFTER UPDATE ON public.strains REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('strains', 'id', 'true');
CREATE TRIGGER strains_catalogue AFTER INSERT OR DELETE OR UPDATE ON public.strains FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
CREATE TRIGGER strains_catalogue_emptied AFTER TRUNCATE ON public.strains FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
GRANT DELETE, INSERT, SELECT, UPDATE ON strains TO blattwerk_app;

CREATE TABLE stripe_events (
  id text NOT NULL,
  type text NOT NULL,
  received_at timestamp with time zone DEFAULT now() NOT NULL,
  payment_intent text,
  CONSTRAINT stripe_events_pkey PRIMARY KEY (id)
);
CREATE INDEX stripe_events_payment_intent_idx ON public.stripe_events USING btree (payment_intent);
GRANT DELETE, INSERT, SELECT, UPDATE ON stripe_events TO blattwerk_app;

CREATE TABLE supply_days (
  product_id uuid NOT NULL,
  day date NOT NULL,
  carriers integer NOT NULL,
  pharmacies integer NOT NULL,
  quantity numeric(12,2) NOT NULL,
  alerts integer DEFAULT 0 NOT NULL,
  favorites integer DEFAULT 0 NOT NULL,
  requests integer DEFAULT 0 NOT NULL,
  counted_at timestamp with time zone NOT NULL,
  CONSTRAINT supply_days_pkey PRIMARY KEY (day, product_id),
  CONSTRAINT supply_days_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT supply_days_alerts_check CHECK ((alerts >= 0)),
  CONSTRAINT supply_days_carriers_check CHECK ((carriers >= 0)),
  CONSTRAINT supply_days_check CHECK (((pharmacies >= 0) AND (pharmacies <= carriers))),
  CONSTRAINT supply_days_favorites_check CHECK ((favorites >= 0)),
  CONSTRAINT supply_days_quantity_check CHECK ((quantity >= (0)::numeric)),
  CONSTRAINT supply_days_requests_check CHECK (((requests = 0) OR (requests >= 10)))
);
CREATE INDEX supply_days_product_id_idx ON public.supply_days USING btree (product_id);
CREATE TRIGGER supply_days_announce_delete AFTER DELETE ON public.supply_days REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('shortages', 'product_id', 'true');
CREATE TRIGGER supply_days_announce_insert AFTER INSERT ON public.supply_days REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('shortages', 'product_id', 'true');
CREATE TRIGGER supply_days_announce_update AFTER UPDATE ON public.supply_days REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('shortages', 'product_id', 'true');
GRANT DELETE, INSERT, SELECT, UPDATE ON supply_days TO blattwerk_app;

CREATE TABLE support_views (
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  admin_id uuid NOT NULL,
  session_id uuid NOT NULL,
  reason text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  opened_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT support_views_pkey PRIMARY KEY (id),
  CONSTRAINT support_views_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id),
  CONSTRAINT support_views_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT support_views_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT support_views_order_check CHECK (((created_at < expires_at) AND (opened_at < expires_at))),
  CONSTRAINT support_views_reason_check CHECK (((length(reason) >= 2) AND (length(reason) <= 500)))
);
CREATE INDEX support_views_admin_id_idx ON public.support_views USING btree (admin_id);
CREATE INDEX support_views_patient_id_idx ON public.support_views USING btree (patient_id);
CREATE INDEX support_views_session_id_idx ON public.support_views USING btree (session_id);
GRANT INSERT, SELECT, UPDATE ON support_views TO blattwerk_app;

CREATE TABLE suppressed_addresses (
  id uuid NOT NULL,
  address text NOT NULL,
  cause text NOT NULL,
  status_code text,
  diagnostic text,
  reports integer DEFAULT 1 NOT NULL,
  is_held boolean NOT NULL,
  last_reported_at timestamp with time zone NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT suppressed_addresses_pkey PRIMARY KEY (id),
  CONSTRAINT suppressed_addresses_address_key UNIQUE (address),
  CONSTRAINT suppressed_addresses_address_check CHECK ((address = lower(address))),
  CONSTRAINT suppressed_addresses_cause_check CHECK ((cause = ANY (ARRAY['bounce'::text, 'complaint'::text]))),
  CONSTRAINT suppressed_addresses_diagnostic_check CHECK ((char_length(diagnostic) <= 300)),
  CONSTRAINT suppressed_addresses_reports_check CHECK ((reports > 0))
);
CREATE INDEX suppressed_addresses_last_reported_at_idx ON public.suppressed_addresses USING btree (last_reported_at);
CREATE TRIGGER suppressed_addresses_announce_delete AFTER DELETE ON public.suppressed_addresses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('suppressed-addresses', 'id', 'true');
CREATE TRIGGER suppressed_addresses_announce_insert AFTER INSERT ON public.suppressed_addresses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('suppressed-addresses', 'id', 'true');
CREATE TRIGGER suppressed_addresses_announce_update AFTER UPDATE ON public.suppressed_addresses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('suppressed-addresses', 'id', 'true');
CREATE POLICY admin_reads ON suppressed_addresses FOR SELECT TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY admin_releases ON suppressed_addresses FOR DELETE TO blattwerk_app USING ((( SELECT actor_role() AS actor_role) = 'admin'::text));
CREATE POLICY owner_reads ON suppressed_addresses FOR SELECT TO blattwerk_app USING ((address = ( SELECT lower(users.email) AS lower
   FROM users
  WHERE (users.id = ( SELECT actor_id() AS actor_id)))));
CREATE POLICY system_all ON suppressed_addresses FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, SELECT ON suppressed_addresses TO blattwerk_app;
ALTER TABLE suppressed_addresses ENABLE ROW LEVEL SECURITY;

CREATE TABLE taken_times (
  doctor_id uuid NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  consultation_id uuid,
  hold_id uuid,
  expires_at timestamp with time zone,
  CONSTRAINT taken_times_consultation_id_key UNIQUE (consultation_id),
  CONSTRAINT taken_times_hold_id_key UNIQUE (hold_id),
  CONSTRAINT taken_times_doctor_free_excl EXCLUDE USING gist (doctor_id WITH =, tstzrange(starts_at, ends_at) WITH &&),
  CONSTRAINT taken_times_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id) ON DELETE CASCADE,
  CONSTRAINT taken_times_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES consultation_holds(id) ON DELETE CASCADE,
  CONSTRAINT taken_times_by_one_check CHECK (((consultation_id IS NULL) <> (hold_id IS NULL)))
);
GRANT SELECT ON taken_times TO blattwerk_app;

CREATE TABLE terpenes (
  key text NOT NULL,
  name_de text NOT NULL,
  name_en text NOT NULL,
  CONSTRAINT terpenes_pkey PRIMARY KEY (key)
);
CREATE TRIGGER terpenes_catalogue AFTER INSERT OR DELETE OR UPDATE ON public.terpenes FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
CREATE TRIGGER terpenes_catalogue_emptied AFTER TRUNCATE ON public.terpenes FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
GRANT DELETE, INSERT, SELECT, UPDATE ON terpenes TO blattwerk_app;

CREATE TABLE text_blocks (
  id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  place smallint NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT text_blocks_pkey PRIMARY KEY (id),
  CONSTRAINT text_blocks_place_key UNIQUE (doctor_id, place),
  CONSTRAINT text_blocks_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT text_blocks_place_check CHECK (((place >= 1) AND (place <= 60))),
  CONSTRAINT text_blocks_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000))),
  CONSTRAINT text_blocks_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 80))),
  CONSTRAINT text_blocks_version_check CHECK ((version >= 1))
);
CREATE UNIQUE INDEX text_blocks_title_key ON public.text_blocks USING btree (doctor_id, lower(title));
CREATE TRIGGER text_blocks_announce_delete AFTER DELETE ON public.text_blocks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('text-blocks', 'id', 'true');
CREATE TRIGGER text_blocks_announce_insert AFTER INSERT ON public.text_blocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('text-blocks', 'id', 'true');
CREATE TRIGGER text_blocks_announce_update AFTER UPDATE ON public.text_blocks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('text-blocks', 'id', 'true');
CREATE POLICY doctor_own ON text_blocks FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON text_blocks FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON text_blocks TO blattwerk_app;
ALTER TABLE text_blocks ENABLE ROW LEVEL SECURITY;

CREATE TABLE treatment_drafts (
  treatment_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  input jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT treatment_drafts_pkey PRIMARY KEY (treatment_id, doctor_id),
  CONSTRAINT treatment_drafts_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT treatment_drafts_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id) ON DELETE CASCADE,
  CONSTRAINT treatment_drafts_input_check CHECK ((jsonb_typeof(input) = 'object'::text)),
  CONSTRAINT treatment_drafts_version_check CHECK ((version >= 1))
);
CREATE INDEX treatment_drafts_doctor_id_idx ON public.treatment_drafts USING btree (doctor_id);
CREATE POLICY doctor_writes ON treatment_drafts FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_drafts.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY system_all ON treatment_drafts FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON treatment_drafts TO blattwerk_app;
ALTER TABLE treatment_drafts ENABLE ROW LEVEL SECURITY;

CREATE TABLE treatment_mentions (
  message_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  treatment_id uuid NOT NULL,
  author_id uuid NOT NULL,
  cause text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone,
  CONSTRAINT treatment_mentions_pkey PRIMARY KEY (message_id, doctor_id),
  CONSTRAINT treatment_mentions_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  CONSTRAINT treatment_mentions_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT treatment_mentions_message_id_fkey FOREIGN KEY (message_id) REFERENCES treatment_messages(id) ON DELETE CASCADE,
  CONSTRAINT treatment_mentions_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id),
  CONSTRAINT treatment_mentions_cause_check CHECK ((cause = ANY (ARRAY['mention'::text, 'hand-over'::text])))
);
CREATE INDEX treatment_mentions_author_id_idx ON public.treatment_mentions USING btree (author_id);
CREATE INDEX treatment_mentions_doctor_id_idx ON public.treatment_mentions USING btree (doctor_id, created_at DESC);
CREATE INDEX treatment_mentions_treatment_id_idx ON public.treatment_mentions USING btree (treatment_id);
CREATE TRIGGER treatment_mentions_announce_delete AFTER DELETE ON public.treatment_mentions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('mentions', 'treatment_id', 'true');
CREATE TRIGGER treatment_mentions_announce_insert AFTER INSERT ON public.treatment_mentions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('mentions', 'treatment_id', 'true');
CREATE TRIGGER treatment_mentions_announce_update AFTER UPDATE ON public.treatment_mentions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('mentions', 'treatment_id', 'true');
CREATE POLICY doctor_mentions ON treatment_mentions FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (author_id = ( SELECT actor_id() AS actor_id)) AND ((EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_mentions.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id))))) OR is_mentioned(treatment_id))));
CREATE POLICY doctor_reads ON treatment_mentions FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (author_id = ( SELECT actor_id() AS actor_id)) OR (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_mentions.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id))))))));
CREATE POLICY doctor_sees ON treatment_mentions FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (doctor_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON treatment_mentions FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON treatment_mentions TO blattwerk_app;
GRANT UPDATE (seen_at) ON treatment_mentions TO blattwerk_app;
ALTER TABLE treatment_mentions ENABLE ROW LEVEL SECURITY;

CREATE TABLE treatment_messages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  treatment_id uuid NOT NULL,
  author_id uuid NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  form jsonb,
  answers jsonb,
  read_at timestamp with time zone,
  CONSTRAINT treatment_messages_pkey PRIMARY KEY (id),
  CONSTRAINT treatment_messages_place_key UNIQUE (id, treatment_id),
  CONSTRAINT treatment_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  CONSTRAINT treatment_messages_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id),
  CONSTRAINT treatment_messages_answers_check CHECK (((answers IS NULL) OR (kind = 'answer'::text))),
  CONSTRAINT treatment_messages_form_check CHECK (((form IS NULL) OR (kind = 'question'::text))),
  CONSTRAINT treatment_messages_kind_check CHECK ((kind = ANY (ARRAY['question'::text, 'answer'::text, 'note'::text, 'message'::text, 'reply'::text]))),
  CONSTRAINT treatment_messages_read_check CHECK (((read_at IS NULL) OR (kind <> 'note'::text))),
  CONSTRAINT treatment_messages_text_check CHECK (((length(text) <= 1000) AND ((text <> ''::text) OR (answers IS NOT NULL))))
);
CREATE INDEX treatment_messages_author_id_idx ON public.treatment_messages USING btree (author_id);
CREATE INDEX treatment_messages_treatment_id_idx ON public.treatment_messages USING btree (treatment_id, created_at);
CREATE INDEX treatment_messages_unread_idx ON public.treatment_messages USING btree (treatment_id) WHERE ((read_at IS NULL) AND (kind = ANY (ARRAY['answer'::text, 'message'::text])));
CREATE TRIGGER treatment_messages_announce_delete AFTER DELETE ON public.treatment_messages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('treatments', 'treatment_id', 'true');
CREATE TRIGGER treatment_messages_announce_insert AFTER INSERT ON public.treatment_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('treatments', 'treatment_id', 'true');
CREATE TRIGGER treatment_messages_announce_update AFTER UPDATE ON public.treatment_messages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('treatments', 'treatment_id', 'true');
CREATE POLICY admin_opened ON treatment_messages FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_messages.treatment_id) AND (treatments.patient_id = ( SELECT opened_patient() AS opened_patient)))))));
CREATE POLICY doctor_asks ON treatment_messages FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((kind = ANY (ARRAY['question'::text, 'note'::text, 'reply'::text])) AND (author_id = ( SELECT actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_messages.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id))))))));
CREATE POLICY doctor_marks_read ON treatment_messages FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((kind = ANY (ARRAY['answer'::text, 'message'::text])) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_messages.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id))))))));
CREATE POLICY doctor_mentioned ON treatment_messages FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (kind = 'note'::text) AND ((author_id = ( SELECT actor_id() AS actor_id)) OR (id IN ( SELECT treatment_mentions.message_id
   FROM treatment_mentions
  WHERE (treatment_mentions.doctor_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY doctor_replies ON treatment_messages FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (kind = 'note'::text) AND (author_id = ( SELECT actor_id() AS actor_id)) AND is_mentioned(treatment_id)));
CREATE POLICY doctor_treated ON treatment_messages FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_messages.treatment_id) AND is_own_patient(treatments.patient_id))))));
CREATE POLICY patient_answers ON treatment_messages FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND ((kind = ANY (ARRAY['answer'::text, 'message'::text])) AND (author_id = ( SELECT actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_messages.treatment_id) AND (treatments.patient_id = ( SELECT actor_id() AS actor_id))))))));
CREATE POLICY patient_marks_read ON treatment_messages FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND ((kind = ANY (ARRAY['question'::text, 'reply'::text])) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_messages.treatment_id) AND (treatments.patient_id = ( SELECT actor_id() AS actor_id))))))));
CREATE POLICY patient_reads ON treatment_messages FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND ((kind <> 'note'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_messages.treatment_id) AND (treatments.patient_id = ( SELECT actor_id() AS actor_id))))))));
CREATE POLICY system_all ON treatment_messages FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON treatment_messages TO blattwerk_app;
GRANT UPDATE (read_at) ON treatment_messages TO blattwerk_app;
ALTER TABLE treatment_messages ENABLE ROW LEVEL SECURITY;

CREATE TABLE treatment_pauses (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  treatment_id uuid NOT NULL,
  stopped_at timestamp with time zone NOT NULL,
  resumed_at timestamp with time zone,
  CONSTRAINT treatment_pauses_pkey PRIMARY KEY (id),
  CONSTRAINT treatment_pauses_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id),
  CONSTRAINT treatment_pauses_order_check CHECK ((resumed_at >= stopped_at))
);
CREATE UNIQUE INDEX treatment_pauses_one_open_key ON public.treatment_pauses USING btree (treatment_id) WHERE (resumed_at IS NULL);
CREATE INDEX treatment_pauses_treatment_id_idx ON public.treatment_pauses USING btree (treatment_id, stopped_at);
CREATE POLICY doctor_stops ON treatment_pauses FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (resumed_at IS NULL) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_pauses.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY member_reads ON treatment_pauses FOR SELECT TO blattwerk_app USING ((EXISTS ( SELECT
   FROM treatments
  WHERE (treatments.id = treatment_pauses.treatment_id))));
CREATE POLICY system_all ON treatment_pauses FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT INSERT, SELECT ON treatment_pauses TO blattwerk_app;
ALTER TABLE treatment_pauses ENABLE ROW LEVEL SECURITY;

CREATE TABLE treatment_products (
  treatment_id uuid NOT NULL,
  position integer NOT NULL,
  product_id uuid,
  wish jsonb,
  CONSTRAINT treatment_products_pkey PRIMARY KEY (treatment_id, "position"),
  CONSTRAINT treatment_products_product_key UNIQUE (treatment_id, product_id),
  CONSTRAINT treatment_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  CONSTRAINT treatment_products_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id),
  CONSTRAINT treatment_products_one_check CHECK (((product_id IS NULL) <> (wish IS NULL))),
  CONSTRAINT treatment_products_position_check CHECK ((("position" >= 1) AND ("position" <= 3)))
);
CREATE INDEX treatment_products_product_id_idx ON public.treatment_products USING btree (product_id);
CREATE TRIGGER treatment_products_follow_product BEFORE INSERT OR UPDATE OF product_id ON public.treatment_products FOR EACH ROW WHEN ((new.product_id IS NOT NULL)) EXECUTE FUNCTION follow_product();
CREATE POLICY admin_opened ON treatment_products FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_products.treatment_id) AND (treatments.patient_id = ( SELECT opened_patient() AS opened_patient)))))));
CREATE POLICY doctor_reads ON treatment_products FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_products.treatment_id) AND true)))));
CREATE POLICY patient_reads ON treatment_products FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_products.treatment_id) AND (treatments.patient_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY patient_wishes ON treatment_products FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_products.treatment_id) AND (treatments.patient_id = ( SELECT actor_id() AS actor_id)) AND (treatments.status = ANY (ARRAY['draft'::text, 'awaiting-payment'::text]))))))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = treatment_products.treatment_id) AND (treatments.patient_id = ( SELECT actor_id() AS actor_id)) AND (treatments.status = ANY (ARRAY['draft'::text, 'awaiting-payment'::text])))))));
CREATE POLICY system_all ON treatment_products FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON treatment_products TO blattwerk_app;
ALTER TABLE treatment_products ENABLE ROW LEVEL SECURITY;

CREATE TABLE treatments (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  number text NOT NULL,
  patient_id uuid NOT NULL,
  health_state_id uuid NOT NULL,
  status text NOT NULL,
  doctor_id uuid,
  claim_expires_at timestamp with time zone,
  submitted_at timestamp with time zone,
  due_at timestamp with time zone,
  decided_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  contact_kind text DEFAULT 'questionnaire'::text NOT NULL,
  contact_at timestamp with time zone,
  contact_doctor_id uuid,
  diagnosis text,
  remote_justification text,
  letter text,
  decline_reason text,
  decline_text text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  overrides jsonb DEFAULT '[]'::jsonb NOT NULL,
  clock_stopped_at timestamp with time zone,
  due_warned_at timestamp with time zone,
  missed_at timestamp with time zone,
  held_decision_id uuid,
  held_decision text,
  releases_at timestamp with time zone,
  consultation_requested_at timestamp with time zone,
  claimed_at timestamp with time zone,
  invoice_items jsonb,
  next_check_on date,
  is_diagnosis_on_invoice boolean DEFAULT false NOT NULL,
  CONSTRAINT treatments_pkey PRIMARY KEY (id),
  CONSTRAINT treatments_number_key UNIQUE (number),
  CONSTRAINT treatments_contact_doctor_id_fkey FOREIGN KEY (contact_doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT treatments_doctor_id_fkey FOREIGN KEY (doctor_id) REFERENCES doctors(user_id),
  CONSTRAINT treatments_health_state_id_fkey FOREIGN KEY (health_state_id) REFERENCES health_states(id),
  CONSTRAINT treatments_held_decision_id_fkey FOREIGN KEY (held_decision_id) REFERENCES held_decisions(id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT treatments_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT treatments_approved_check CHECK (((status <> 'approved'::text) OR ((diagnosis IS NOT NULL) AND (remote_justification IS NOT NULL) AND (decided_at IS NOT NULL) AND (doctor_id IS NOT NULL)))),
  CONSTRAINT treatments_contact_kind_check CHECK ((contact_kind = ANY (ARRAY['questionnaire'::text, 'phone'::text, 'video'::text, 'in-person'::text]))),
  CONSTRAINT treatments_decline_reason_check CHECK ((decline_reason = ANY (ARRAY['not-indicated'::text, 'contraindication'::text, 'insufficient-information'::text, 'in-person-needed'::text, 'interaction'::text, 'other'::text]))),
  CONSTRAINT treatments_declined_check CHECK (((status <> 'declined'::text) OR ((decline_reason IS NOT NULL) AND (decided_at IS NOT NULL) AND (doctor_id IS NOT NULL)))),
  CONSTRAINT treatments_held_check CHECK ((((held_decision_id IS NULL) = (held_decision IS NULL)) AND ((held_decision_id IS NULL) = (releases_at IS NULL)) AND ((held_decision_id IS NULL) OR (status = 'in-review'::text)))),
  CONSTRAINT treatments_held_decision_check CHECK ((held_decision = ANY (ARRAY['approve'::text, 'decline'::text]))),
  CONSTRAINT treatments_in_review_check CHECK (((status <> 'in-review'::text) OR ((submitted_at IS NOT NULL) AND ((due_at IS NULL) = (clock_stopped_at IS NOT NULL))))),
  CONSTRAINT treatments_overrides_check CHECK ((jsonb_typeof(overrides) = 'array'::text)),
  CONSTRAINT treatments_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'awaiting-payment'::text, 'in-review'::text, 'approved'::text, 'declined'::text, 'cancelled'::text, 'expired'::text])))
);
CREATE INDEX treatments_contact_doctor_id_idx ON public.treatments USING btree (contact_doctor_id);
CREATE INDEX treatments_created_idx ON public.treatments USING btree (created_at, id) INCLUDE (patient_id, doctor_id, health_state_id, status);
CREATE INDEX treatments_decided_at_idx ON public.treatments USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX treatments_decided_desc_idx ON public.treatments USING btree (decided_at DESC NULLS LAST, id DESC) INCLUDE (patient_id, doctor_id, health_state_id, status);
CREATE INDEX treatments_doctor_patient_idx ON public.treatments USING btree (doctor_id, patient_id);
CREATE INDEX treatments_due_desc_idx ON public.treatments USING btree (due_at DESC NULLS LAST, id DESC) INCLUDE (patient_id, doctor_id, health_state_id, status);
CREATE INDEX treatments_due_idx ON public.treatments USING btree (due_at, id) INCLUDE (patient_id, doctor_id, health_state_id, status);
CREATE INDEX treatments_health_state_id_idx ON public.treatments USING btree (health_state_id);
CREATE INDEX treatments_held_decision_id_idx ON public.treatments USING btree (held_decision_id);
CREATE INDEX treatments_number_trgm_idx ON public.treatments USING gin (search_fold(number) gin_trgm_ops);
CREATE UNIQUE INDEX treatments_one_open_key ON public.treatments USING btree (patient_id) WHERE (status = ANY (ARRAY['draft'::text, 'awaiting-payment'::text, 'in-review'::text]));
CREATE INDEX treatments_patient_id_idx ON public.treatments USING btree (patient_id, created_at DESC);
CREATE INDEX treatments_queue_idx ON public.treatments USING btree (due_at) WHERE (status = 'in-review'::text);
CREATE INDEX treatments_shown_status_idx ON public.treatments USING btree ((
CASE held_decision
    WHEN 'approve'::text THEN 'approved'::text
    WHEN 'decline'::text THEN 'declined'::text
    ELSE status
END), created_at, id) INCLUDE (patient_id, doctor_id, health_state_id, status, held_decision);
CREATE INDEX treatments_submitted_desc_idx ON public.treatments USING btree (submitted_at DESC NULLS LAST, id DESC) INCLUDE (patient_id, doctor_id, health_state_id, status);
CREATE TRIGGER end_drafts AFTER UPDATE OF status ON public.treatments FOR EACH ROW WHEN (((old.status = 'in-review'::text) AND (new.status <> 'in-review'::text))) EXECUTE FUNCTION end_drafts();
CREATE TRIGGER treatments_announce_delete AFTER DELETE ON public.treatments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('treatments', 'id', 'true');
CREATE TRIGGER treatments_announce_insert AFTER INSERT ON public.treatments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('treatments', 'id', 'true');
CREATE TRIGGER treatments_announce_update AFTER UPDATE ON public.treatments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('treatments', 'id', 'true');
CREATE POLICY admin_reads ON treatments FOR SELECT TO blattwerk_app USING (( SELECT (actor_role() = 'admin'::text)));
CREATE POLICY admin_reassigns ON treatments FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (status = 'in-review'::text))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (status = 'in-review'::text)));
CREATE POLICY doctor_decides ON treatments FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (status = 'in-review'::text)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR ((doctor_id IS NULL) AND (status = 'in-review'::text)))));
CREATE POLICY doctor_reads ON treatments FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND ((doctor_id = ( SELECT actor_id() AS actor_id)) OR (status = 'in-review'::text) OR is_own_patient(patient_id))));
CREATE POLICY patient_asks ON treatments FOR INSERT TO blattwerk_app WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = 'draft'::text)));
CREATE POLICY patient_moves ON treatments FOR UPDATE TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)) AND (status = ANY (ARRAY['draft'::text, 'awaiting-payment'::text, 'cancelled'::text]))));
CREATE POLICY patient_reads ON treatments FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON treatments FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON treatments TO blattwerk_app;
ALTER TABLE treatments ENABLE ROW LEVEL SECURITY;

CREATE TABLE upload_sessions (
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  treatment_id uuid,
  purpose text NOT NULL,
  name text NOT NULL,
  bytes integer NOT NULL,
  received integer DEFAULT 0 NOT NULL,
  parts jsonb DEFAULT '[]'::jsonb NOT NULL,
  data_key text NOT NULL,
  key_version integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT upload_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT upload_sessions_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT upload_sessions_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id) ON DELETE CASCADE,
  CONSTRAINT upload_sessions_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT upload_sessions_key_version_check CHECK ((key_version >= 0)),
  CONSTRAINT upload_sessions_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  CONSTRAINT upload_sessions_purpose_check CHECK ((purpose = ANY (ARRAY['finding'::text, 'letter'::text, 'photo'::text, 'answer'::text]))),
  CONSTRAINT upload_sessions_received_check CHECK (((received >= 0) AND (received <= bytes)))
);
CREATE INDEX upload_sessions_expires_at_idx ON public.upload_sessions USING btree (expires_at);
CREATE INDEX upload_sessions_patient_id_idx ON public.upload_sessions USING btree (patient_id);
CREATE INDEX upload_sessions_treatment_id_idx ON public.upload_sessions USING btree (treatment_id);
CREATE POLICY patient_own ON upload_sessions FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON upload_sessions FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON upload_sessions TO blattwerk_app;
ALTER TABLE upload_sessions ENABLE ROW LEVEL SECURITY;

CREATE TABLE uploads (
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  treatment_id uuid,
  purpose text NOT NULL,
  name text NOT NULL,
  content_type text NOT NULL,
  bytes integer NOT NULL,
  sha256 text NOT NULL,
  storage_key text NOT NULL,
  data_key text,
  key_version integer NOT NULL,
  status text NOT NULL,
  reason text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  message_id uuid,
  CONSTRAINT uploads_pkey PRIMARY KEY (id),
  CONSTRAINT uploads_storage_key_key UNIQUE (storage_key),
  CONSTRAINT uploads_message_id_fkey FOREIGN KEY (message_id, treatment_id) REFERENCES treatment_messages(id, treatment_id),
  CONSTRAINT uploads_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES users(id),
  CONSTRAINT uploads_treatment_id_fkey FOREIGN KEY (treatment_id) REFERENCES treatments(id),
  CONSTRAINT uploads_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT uploads_content_type_check CHECK ((content_type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text]))),
  CONSTRAINT uploads_key_version_check CHECK ((key_version >= 0)),
  CONSTRAINT uploads_message_check CHECK (((message_id IS NULL) OR (treatment_id IS NOT NULL))),
  CONSTRAINT uploads_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  CONSTRAINT uploads_purpose_check CHECK ((purpose = ANY (ARRAY['finding'::text, 'letter'::text, 'photo'::text, 'answer'::text]))),
  CONSTRAINT uploads_reason_check CHECK ((reason = 'malware'::text)),
  CONSTRAINT uploads_refused_key_check CHECK (((status = 'refused'::text) = (data_key IS NULL))),
  CONSTRAINT uploads_refused_reason_check CHECK (((status = 'refused'::text) = (reason IS NOT NULL))),
  CONSTRAINT uploads_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT uploads_status_check CHECK ((status = ANY (ARRAY['scanning'::text, 'clean'::text, 'refused'::text])))
);
CREATE INDEX uploads_message_id_idx ON public.uploads USING btree (message_id);
CREATE INDEX uploads_patient_id_idx ON public.uploads USING btree (patient_id);
CREATE INDEX uploads_scanning_idx ON public.uploads USING btree (created_at) WHERE (status = 'scanning'::text);
CREATE INDEX uploads_treatment_id_idx ON public.uploads USING btree (treatment_id);
CREATE POLICY admin_opened ON uploads FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'admin'::text) AND (patient_id = ( SELECT opened_patient() AS opened_patient))));
CREATE POLICY doctor_assigned ON uploads FOR SELECT TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'doctor'::text) AND (EXISTS ( SELECT
   FROM treatments
  WHERE ((treatments.id = uploads.treatment_id) AND (treatments.doctor_id = ( SELECT actor_id() AS actor_id)))))));
CREATE POLICY patient_own ON uploads FOR ALL TO blattwerk_app USING (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id)))) WITH CHECK (((( SELECT actor_role() AS actor_role) = 'patient'::text) AND (patient_id = ( SELECT actor_id() AS actor_id))));
CREATE POLICY system_all ON uploads FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON uploads TO blattwerk_app;
ALTER TABLE uploads ENABLE ROW LEVEL SECURITY;

CREATE TABLE users (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email text NOT NULL,
  password_hash text,
  role text NOT NULL,
  status text DEFAULT 'active'::text NOT NULL,
  mail_confirmed_at timestamp with time zone,
  locale text DEFAULT 'de'::text NOT NULL,
  title text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  born_on date,
  position text,
  street text,
  house_num text,
  zip_code text,
  city text,
  country text,
  phone text,
  fax text,
  about text,
  signature_name text,
  source text,
  pharmacy_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  invited_by uuid,
  approved_at timestamp with time zone,
  approved_by uuid,
  is_pharmacy_admin boolean DEFAULT false NOT NULL,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES users(id),
  CONSTRAINT users_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id),
  CONSTRAINT users_pharmacy_id_fkey FOREIGN KEY (pharmacy_id) REFERENCES pharmacies(id),
  CONSTRAINT users_approved_check CHECK (((role <> ALL (ARRAY['doctor'::text, 'admin'::text])) OR (status <> 'active'::text) OR (approved_at IS NOT NULL))),
  CONSTRAINT users_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT users_email_check CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text))),
  CONSTRAINT users_fax_check CHECK ((fax ~ '^\+[0-9]{6,15}$'::text)),
  CONSTRAINT users_first_name_check CHECK ((length(first_name) <= 60)),
  CONSTRAINT users_four_eyes_check CHECK (((approved_by IS NULL) OR ((approved_by <> id) AND (approved_by IS DISTINCT FROM invited_by)))),
  CONSTRAINT users_last_name_check CHECK ((length(last_name) <= 60)),
  CONSTRAINT users_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT users_patient_born_check CHECK (((role <> 'patient'::text) OR (born_on IS NOT NULL) OR (status = 'deleted'::text))),
  CONSTRAINT users_pharmacy_admin_check CHECK (((NOT is_pharmacy_admin) OR (role = 'pharmacy'::text))),
  CONSTRAINT users_pharmacy_role_check CHECK (((role = 'pharmacy'::text) = (pharmacy_id IS NOT NULL))),
  CONSTRAINT users_phone_check CHECK ((phone ~ '^\+[0-9]{6,15}$'::text)),
  CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['patient'::text, 'doctor'::text, 'pharmacy'::text, 'admin'::text]))),
  CONSTRAINT users_second_person_check CHECK (((invited_by IS NULL) OR (approved_at IS NULL) OR (approved_by IS NOT NULL))),
  CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'banned'::text, 'deleted'::text]))),
  CONSTRAINT users_zip_code_check CHECK ((zip_code ~ '^[0-9A-Z -]{3,10}$'::text))
);
CREATE INDEX users_approved_by_idx ON public.users USING btree (approved_by);
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (email);
CREATE INDEX users_invited_by_idx ON public.users USING btree (invited_by);
CREATE INDEX users_patients_city_idx ON public.users USING btree (city, id) WHERE (role = 'patient'::text);
CREATE INDEX users_patients_created_idx ON public.users USING btree (created_at, id) WHERE (role = 'patient'::text);
CREATE INDEX users_patients_email_idx ON public.users USING btree (email, id) WHERE (role = 'patient'::text);
CREATE INDEX users_patients_first_name_idx ON public.users USING btree (first_name, id) WHERE (role = 'patient'::text);
CREATE INDEX users_patients_last_name_idx ON public.users USING btree (last_name, id) WHERE (role = 'patient'::text);
CREATE INDEX users_patients_status_idx ON public.users USING btree (status, created_at, id) WHERE (role = 'patient'::text);
CREATE INDEX users_patients_trgm_idx ON public.users USING gin (email gin_trgm_ops, first_name gin_trgm_ops, last_name gin_trgm_ops, city gin_trgm_ops) WHERE (role = 'patient'::text);
CREATE INDEX users_patients_zip_code_idx ON public.users USING btree (zip_code, id) WHERE (role = 'patient'::text);
CREATE INDEX users_pharmacy_id_idx ON public.users USING btree (pharmacy_id);
CREATE INDEX users_role_idx ON public.users USING btree (role, created_at DESC);
CREATE INDEX users_words_trgm_idx ON public.users USING gin (person_words(title, first_name, last_name, email, phone) gin_trgm_ops);
CREATE TRIGGER note_account_change AFTER DELETE OR UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION note_account_change('id');
CREATE TRIGGER users_announce_delete AFTER DELETE ON public.users REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('patients', 'id', 'role = ''patient''', 'doctors', 'id', 'role = ''doctor''', 'people', 'id', 'role <> ''patient''');
CREATE TRIGGER users_announce_insert AFTER INSERT ON public.users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('patients', 'id', 'role = ''patient''', 'doctors', 'id', 'role = ''doctor''', 'people', 'id', 'role <> ''patient''');
CREATE TRIGGER users_announce_update AFTER UPDATE ON public.users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('patients', 'id', 'role = ''patient''', 'doctors', 'id', 'role = ''doctor''', 'people', 'id', 'role <> ''patient''');
GRANT DELETE, INSERT, SELECT, UPDATE ON users TO blattwerk_app;

CREATE TABLE vaporizers (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  manufacturer text,
  takes text[] NOT NULL,
  cartridge_system text,
  is_listed boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT vaporizers_pkey PRIMARY KEY (id),
  CONSTRAINT vaporizers_cartridge_system_check CHECK (((length(cartridge_system) >= 1) AND (length(cartridge_system) <= 60))),
  CONSTRAINT vaporizers_manufacturer_check CHECK (((length(manufacturer) >= 1) AND (length(manufacturer) <= 120))),
  CONSTRAINT vaporizers_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  CONSTRAINT vaporizers_system_of_cartridge_check CHECK (((cartridge_system IS NOT NULL) = ('cartridge'::text = ANY (takes)))),
  CONSTRAINT vaporizers_takes_check CHECK (((cardinality(takes) > 0) AND (takes <@ ARRAY['flower'::text, 'cartridge'::text])))
);
CREATE UNIQUE INDEX vaporizers_name_key ON public.vaporizers USING btree (lower(name));
CREATE TRIGGER vaporizers_announce_delete AFTER DELETE ON public.vaporizers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('vaporizers', 'id', 'true');
CREATE TRIGGER vaporizers_announce_insert AFTER INSERT ON public.vaporizers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('vaporizers', 'id', 'true');
CREATE TRIGGER vaporizers_announce_update AFTER UPDATE ON public.vaporizers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_to_office('vaporizers', 'id', 'true');
GRANT INSERT, SELECT, UPDATE ON vaporizers TO blattwerk_app;

CREATE TABLE views (
  id uuid NOT NULL,
  resource text NOT NULL,
  name text NOT NULL,
  scope text NOT NULL,
  owner_id uuid NOT NULL,
  role text NOT NULL,
  state jsonb NOT NULL,
  is_default boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT views_pkey PRIMARY KEY (id),
  CONSTRAINT views_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT views_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  CONSTRAINT views_resource_check CHECK ((resource ~ '^[a-z][a-z-]*$'::text)),
  CONSTRAINT views_role_check CHECK ((role = ANY (ARRAY['doctor'::text, 'pharmacy'::text, 'admin'::text]))),
  CONSTRAINT views_scope_check CHECK ((scope = ANY (ARRAY['private'::text, 'role'::text, 'everyone'::text]))),
  CONSTRAINT views_state_check CHECK ((jsonb_typeof(state) = 'object'::text)),
  CONSTRAINT views_version_check CHECK ((version >= 1))
);
CREATE UNIQUE INDEX views_everyone_default_key ON public.views USING btree (resource) WHERE ((scope = 'everyone'::text) AND is_default);
CREATE UNIQUE INDEX views_everyone_name_key ON public.views USING btree (resource, lower(name)) WHERE (scope = 'everyone'::text);
CREATE UNIQUE INDEX views_private_default_key ON public.views USING btree (owner_id, resource) WHERE ((scope = 'private'::text) AND is_default);
CREATE UNIQUE INDEX views_private_name_key ON public.views USING btree (owner_id, resource, lower(name)) WHERE (scope = 'private'::text);
CREATE UNIQUE INDEX views_role_default_key ON public.views USING btree (resource, role) WHERE ((scope = 'role'::text) AND is_default);
CREATE UNIQUE INDEX views_role_name_key ON public.views USING btree (resource, role, lower(name)) WHERE (scope = 'role'::text);
GRANT DELETE, INSERT, SELECT, UPDATE ON views TO blattwerk_app;
