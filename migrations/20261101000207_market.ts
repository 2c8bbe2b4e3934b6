import type { Knex } from 'knex';

/** What patients and visitors keep in the market: favourites, selections, searches, alerts, reviews, newsletter. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE favorites (
      user_id uuid NOT NULL REFERENCES users,
      product_id uuid NOT NULL REFERENCES products,
      created_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT favorites_pkey PRIMARY KEY (user_id, product_id)
    );
    CREATE INDEX favorites_product_id_idx ON favorites (product_id);

    CREATE TABLE pharmacy_favorites (
      user_id uuid NOT NULL REFERENCES users,
      pharmacy_id uuid NOT NULL REFERENCES pharmacies,
      CONSTRAINT pharmacy_favorites_pkey PRIMARY KEY (user_id, pharmacy_id)
    );
    CREATE INDEX pharmacy_favorites_pharmacy_id_idx ON pharmacy_favorites (pharmacy_id);

    -- The selection for the next request, on all devices. It says what the patient wants to be treated with: each row is its owner’s alone.
    CREATE TABLE noted_products (
      user_id uuid NOT NULL REFERENCES users,
      place smallint NOT NULL CHECK ((place >= 1) AND (place <= 3)),
      product_id uuid NOT NULL REFERENCES products,
      amount numeric(6,2) CHECK ((amount > 0) AND (amount <= 100)),
      noted_at timestamptz NOT NULL,
      CONSTRAINT noted_products_pkey PRIMARY KEY (user_id, place),
      CONSTRAINT noted_products_product_key UNIQUE (user_id, product_id)
    );
    CREATE INDEX noted_products_product_id_idx ON noted_products (product_id);

    -- May name complaints and effects, so each row is its owner’s alone. Twenty a person, each name once.
    CREATE TABLE saved_searches (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users,
      place smallint NOT NULL CHECK ((place >= 1) AND (place <= 20)),
      name text NOT NULL CHECK ((char_length(name) >= 1) AND (char_length(name) <= 80)),
      search text NOT NULL CHECK ((char_length(search) >= 1) AND (char_length(search) <= 6000)),
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT saved_searches_place_key UNIQUE (user_id, place)
    );
    CREATE UNIQUE INDEX saved_searches_name_key ON saved_searches (user_id, lower(name));

    -- Back in stock, price below, at a pharmacy: by account, or by an address that leads to no account. met_since and is_told remember the
    -- state, so that each time it comes true is mailed once.
    CREATE TABLE alerts (
      id uuid PRIMARY KEY,
      user_id uuid REFERENCES users,
      email text,
      product_id uuid NOT NULL REFERENCES products,
      kind text NOT NULL CHECK (kind IN ('back-in-stock', 'price-below', 'at-pharmacy')),
      price_cents integer CHECK ((price_cents >= 1) AND (price_cents <= 1000000)),
      pharmacy_id uuid REFERENCES pharmacies,
      zip_code text,
      radius_km numeric(6,1) CHECK ((radius_km >= 1) AND (radius_km <= 1000)),
      lat double precision,
      lon double precision,
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      status text NOT NULL CHECK (status IN ('pending', 'active')),
      met_at timestamptz,
      is_told boolean DEFAULT false NOT NULL,
      last_sent_at timestamptz,
      asked_at timestamptz NOT NULL,
      confirmed_at timestamptz,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT alerts_same_key UNIQUE NULLS NOT DISTINCT (user_id, email, product_id, kind, price_cents, pharmacy_id, zip_code, radius_km),
      CONSTRAINT alerts_confirmed_check CHECK ((status = 'active') = (confirmed_at IS NOT NULL)),
      CONSTRAINT alerts_email_lower_check CHECK (email = lower(email)),
      CONSTRAINT alerts_person_check CHECK ((user_id IS NULL) <> (email IS NULL)),
      CONSTRAINT alerts_pharmacy_check CHECK ((kind = 'at-pharmacy') = (pharmacy_id IS NOT NULL)),
      CONSTRAINT alerts_place_check CHECK (num_nulls(zip_code, radius_km, lat, lon) = ANY (ARRAY[0, 4])),
      CONSTRAINT alerts_price_check CHECK ((kind = 'price-below') = (price_cents IS NOT NULL)),
      CONSTRAINT alerts_told_check CHECK ((met_at IS NOT NULL) OR (NOT is_told))
    );
    CREATE INDEX alerts_email_idx ON alerts (email) WHERE (email IS NOT NULL);
    CREATE INDEX alerts_pending_idx ON alerts (asked_at) WHERE (status = 'pending');
    CREATE INDEX alerts_pharmacy_id_idx ON alerts (pharmacy_id) WHERE (pharmacy_id IS NOT NULL);
    CREATE INDEX alerts_product_id_idx ON alerts (product_id) WHERE (status = 'active');

    CREATE TABLE reviews (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      product_id uuid NOT NULL REFERENCES products,
      patient_id uuid REFERENCES users,
      pseudonym text NOT NULL,
      rating integer NOT NULL CHECK ((rating >= 1) AND (rating <= 5)),
      text text CHECK (length(text) <= 1000),
      effects text[] DEFAULT '{}'::text[] NOT NULL,
      side_effects text[] DEFAULT '{}'::text[] NOT NULL,
      benefits text[] DEFAULT '{}'::text[] NOT NULL,
      status text DEFAULT 'pending' NOT NULL CHECK (status IN ('pending', 'published', 'rejected', 'withdrawn')),
      created_at timestamptz DEFAULT now() NOT NULL,
      published_at timestamptz,
      version integer DEFAULT 1 NOT NULL,
      reason text,
      reason_text text CHECK (length(reason_text) <= 500),
      decided_at timestamptz,
      updated_at timestamptz DEFAULT now() NOT NULL,
      is_verified boolean DEFAULT false NOT NULL,
      CONSTRAINT reviews_product_patient_key UNIQUE (product_id, patient_id),
      CONSTRAINT reviews_published_check CHECK ((status <> 'published') OR (published_at IS NOT NULL)),
      CONSTRAINT reviews_reason_check CHECK (reason IN ('healing-claim', 'dosage-advice', 'personal-data', 'insult', 'advertising', 'off-topic',
        'other')),
      CONSTRAINT reviews_rejected_check CHECK ((status <> 'rejected') OR (reason IS NOT NULL)),
      CONSTRAINT reviews_withdrawn_check CHECK ((status <> 'withdrawn') OR ((text IS NULL) AND (effects = '{}'::text[])
        AND (side_effects = '{}'::text[]) AND (benefits = '{}'::text[])))
    );
    CREATE INDEX reviews_patient_id_idx ON reviews (patient_id);
    CREATE INDEX reviews_pending_idx ON reviews (created_at) WHERE (status = 'pending');
    CREATE INDEX reviews_product_idx ON reviews (product_id, created_at DESC) WHERE (status = 'published');
    CREATE TRIGGER reviews_catalogue AFTER INSERT OR DELETE OR UPDATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
    CREATE TRIGGER reviews_catalogue_emptied AFTER TRUNCATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
    REVOKE DELETE ON reviews FROM blattwerk_app;
    GRANT DELETE ON reviews TO blattwerk_system;

    -- Reviews and comments wait for a moderator before they show.
    CREATE TABLE review_comments (
      id uuid PRIMARY KEY,
      review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
      product_id uuid NOT NULL REFERENCES products,
      patient_id uuid REFERENCES users,
      pseudonym text NOT NULL,
      text text CHECK ((length(text) >= 1) AND (length(text) <= 500)),
      status text NOT NULL CHECK (status IN ('pending', 'published', 'rejected', 'withdrawn')),
      reason text,
      reason_text text CHECK (length(reason_text) <= 500),
      decided_at timestamptz,
      published_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer DEFAULT 1 NOT NULL,
      CONSTRAINT review_comments_published_check CHECK ((status <> 'published') OR (published_at IS NOT NULL)),
      CONSTRAINT review_comments_reason_check CHECK (reason IN ('healing-claim', 'dosage-advice', 'personal-data', 'insult', 'advertising',
        'off-topic', 'other')),
      CONSTRAINT review_comments_rejected_check CHECK ((status <> 'rejected') OR (reason IS NOT NULL)),
      CONSTRAINT review_comments_withdrawn_check CHECK ((status = 'withdrawn') = (text IS NULL))
    );
    CREATE INDEX review_comments_patient_id_idx ON review_comments (patient_id, created_at);
    CREATE INDEX review_comments_pending_idx ON review_comments (created_at) WHERE (status = 'pending');
    CREATE INDEX review_comments_product_id_idx ON review_comments (product_id);
    CREATE INDEX review_comments_review_id_idx ON review_comments (review_id, created_at);
    REVOKE DELETE ON review_comments FROM blattwerk_app;
    GRANT DELETE ON review_comments TO blattwerk_system;

    CREATE TABLE review_likes (
      review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
      patient_id uuid NOT NULL REFERENCES users,
      created_at timestamptz NOT NULL,
      CONSTRAINT review_likes_pkey PRIMARY KEY (review_id, patient_id)
    );
    CREATE INDEX review_likes_patient_id_idx ON review_likes (patient_id);
    REVOKE UPDATE ON review_likes FROM blattwerk_app;

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
              WHERE prescriptions.patient_id = reviews.patient_id AND prescriptions.product_id = reviews.product_id
                AND prescriptions.status = 'dispensed')) AS is_verified,
        ( SELECT count(*)::integer AS count
               FROM review_likes
              WHERE review_likes.review_id = reviews.id) AS likes
       FROM reviews
      WHERE status = 'published';
    REVOKE INSERT, UPDATE, DELETE ON published_reviews FROM blattwerk_app;

    CREATE VIEW published_comments AS
     SELECT review_comments.id,
        review_comments.review_id,
        review_comments.pseudonym,
        review_comments.text,
        review_comments.published_at
       FROM review_comments
         JOIN reviews ON reviews.id = review_comments.review_id
      WHERE review_comments.status = 'published' AND reviews.status = 'published';
    REVOKE INSERT, UPDATE, DELETE ON published_comments FROM blattwerk_app;

    CREATE VIEW product_ratings AS
     SELECT product_id,
        count(*)::integer AS reviews,
        round(avg(rating), 2) AS mean,
        round((sum(rating)::numeric + 10::numeric * (( SELECT avg(published_reviews_1.rating) AS avg
               FROM published_reviews published_reviews_1))) / (count(*) + 10)::numeric, 2) AS rating
       FROM published_reviews
      GROUP BY product_id;
    REVOKE INSERT, UPDATE, DELETE ON product_ratings FROM blattwerk_app;

    CREATE TABLE marketing_patients (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      email text NOT NULL UNIQUE,
      source text NOT NULL CHECK (source IN ('market', 'vape', 'landing')),
      locale text DEFAULT 'de' NOT NULL CHECK (locale IN ('de', 'en')),
      created_at timestamptz DEFAULT now() NOT NULL,
      version integer DEFAULT 1 NOT NULL,
      campaign_source text,
      campaign_medium text,
      campaign_name text,
      last_seen_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT marketing_patients_campaign_check CHECK ((length(campaign_source) <= 100) AND (length(campaign_medium) <= 100)
        AND (length(campaign_name) <= 100))
    );
    CREATE INDEX marketing_patients_created_at_idx ON marketing_patients (created_at DESC);

    -- Known by address alone: no column leads to an account or to health data, so nothing can join them.
    CREATE TABLE newsletter_subscriptions (
      id uuid PRIMARY KEY,
      email text NOT NULL UNIQUE,
      locale text NOT NULL CHECK (locale IN ('de', 'en')),
      status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'withdrawn')),
      asked_at timestamptz NOT NULL,
      confirmed_at timestamptz,
      withdrawn_at timestamptz,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT newsletter_subscriptions_confirmed_check CHECK ((status <> 'confirmed') OR (confirmed_at IS NOT NULL)),
      CONSTRAINT newsletter_subscriptions_email_lower_check CHECK (email = lower(email)),
      CONSTRAINT newsletter_subscriptions_withdrawn_check CHECK ((status <> 'withdrawn') OR (withdrawn_at IS NOT NULL))
    );

    -- What was agreed to when, of which text; kept longer than the subscription, as long as proof may be asked for.
    CREATE TABLE newsletter_proofs (
      id uuid PRIMARY KEY,
      subscription_id uuid NOT NULL REFERENCES newsletter_subscriptions ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('ask', 'confirm', 'withdraw')),
      consent_version integer NOT NULL,
      consent_sha256 text NOT NULL CHECK (consent_sha256 ~ '^[0-9a-f]{64}$'),
      ip_hash text,
      at timestamptz NOT NULL
    );
    CREATE INDEX newsletter_proofs_subscription_id_idx ON newsletter_proofs (subscription_id, at DESC);
    REVOKE UPDATE ON newsletter_proofs FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `DROP TABLE newsletter_proofs, newsletter_subscriptions, marketing_patients, review_likes, review_comments, reviews, alerts, saved_searches, noted_products, pharmacy_favorites, favorites CASCADE`,
  );
};
