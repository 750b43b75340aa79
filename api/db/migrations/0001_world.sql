CREATE TABLE "allotment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allotment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"option_id" integer NOT NULL,
	"date" date NOT NULL,
	"agency_id" integer,
	"unit" text NOT NULL,
	"max" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"release_days" integer DEFAULT 0 NOT NULL,
	"mode" text DEFAULT 'allotment' NOT NULL,
	"stop_sell" boolean DEFAULT false NOT NULL,
	"stop_sell_reason" text,
	"stop_sell_by" integer,
	"stop_sell_at" timestamp (3) with time zone,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allotment_once" UNIQUE NULLS NOT DISTINCT("option_id","date","agency_id"),
	CONSTRAINT "allotment_unit_known" CHECK ("allotment"."unit" in ('room', 'seat', 'vehicle', 'person')),
	CONSTRAINT "allotment_mode_known" CHECK ("allotment"."mode" in ('allotment', 'freesale', 'request')),
	CONSTRAINT "allotment_amounts_positive" CHECK ("allotment"."max" >= 0 and "allotment"."used" >= 0 and "allotment"."held" >= 0 and "allotment"."release_days" >= 0),
	CONSTRAINT "allotment_stop_sell_explained" CHECK (not "allotment"."stop_sell" or "allotment"."stop_sell_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "agency_contact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agency_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"job" text,
	"email" text,
	"phone" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"agency_id" integer NOT NULL,
	CONSTRAINT "agency_contact_uid_unique" UNIQUE("uid"),
	CONSTRAINT "agency_contact_roles_known" CHECK (roles <@ array['reservations', 'accounts', 'operations', 'sales']::text[]),
	CONSTRAINT "agency_contact_reachable" CHECK (coalesce("agency_contact"."email", "agency_contact"."phone") is not null)
);
--> statement-breakpoint
CREATE TABLE "supplier_contact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"job" text,
	"email" text,
	"phone" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"supplier_id" integer NOT NULL,
	CONSTRAINT "supplier_contact_uid_unique" UNIQUE("uid"),
	CONSTRAINT "supplier_contact_roles_known" CHECK (roles <@ array['reservations', 'accounts', 'operations', 'sales']::text[]),
	CONSTRAINT "supplier_contact_reachable" CHECK (coalesce("supplier_contact"."email", "supplier_contact"."phone") is not null)
);
--> statement-breakpoint
CREATE TABLE "package_day" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"package_id" integer NOT NULL,
	"day_no" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"place_id" integer NOT NULL,
	"overnight_place_id" integer,
	"driving_leg_id" integer,
	"image" text,
	CONSTRAINT "package_day_once" UNIQUE("package_id","day_no"),
	CONSTRAINT "package_day_positive" CHECK ("package_day"."day_no" >= 1)
);
--> statement-breakpoint
CREATE TABLE "package_slot" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_slot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"package_id" integer NOT NULL,
	"day_no" integer NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"service_type" text,
	"quantity_rule" text DEFAULT 'per_person' NOT NULL,
	"optional" boolean DEFAULT false NOT NULL,
	"deletable" boolean DEFAULT false NOT NULL,
	"nights" integer,
	"start_time" text,
	"end_time" text,
	"note" jsonb,
	CONSTRAINT "package_slot_position" UNIQUE("package_id","day_no","seq"),
	CONSTRAINT "package_slot_kind_known" CHECK ("package_slot"."kind" in ('service', 'insert_activity_here', 'note')),
	CONSTRAINT "package_slot_rule_known" CHECK ("package_slot"."quantity_rule" in ('per_person', 'per_room', 'per_party')),
	CONSTRAINT "package_slot_service_known" CHECK ("package_slot"."service_type" in ('AC', 'AF', 'AT', 'CR', 'IT', 'GU', 'IN', 'RC', 'SU', 'TN', 'TR', 'WK')),
	CONSTRAINT "package_slot_fits_kind" CHECK (("package_slot"."kind" = 'service') <= ("package_slot"."service_type" is not null)
        and ("package_slot"."kind" = 'note') <= ("package_slot"."note" is not null))
);
--> statement-breakpoint
CREATE TABLE "package_slot_option" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_slot_option_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slot_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	"class" text,
	"substitute" boolean DEFAULT false NOT NULL,
	"extras" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "package_slot_option_once" UNIQUE NULLS NOT DISTINCT("slot_id","option_id","class"),
	CONSTRAINT "package_slot_option_class_known" CHECK ("package_slot_option"."class" in ('budget', 'standard', 'superior', 'deluxe', 'luxury'))
);
--> statement-breakpoint
CREATE TABLE "package_test_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_test_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"package_id" integer NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"run_by" integer,
	"matrix" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"ref" text NOT NULL,
	"brand_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"duration_days" integer NOT NULL,
	"start_place_id" integer NOT NULL,
	"end_place_id" integer NOT NULL,
	"transport" text NOT NULL,
	"tariffs" text[] NOT NULL,
	"months_available" smallint[] NOT NULL,
	"min_pax" integer DEFAULT 1 NOT NULL,
	"max_pax" integer,
	"markup_override_bps" integer,
	"price_mode" text DEFAULT 'components' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "package_uid_unique" UNIQUE("uid"),
	CONSTRAINT "package_ref_unique" UNIQUE("ref"),
	CONSTRAINT "package_duration_positive" CHECK ("package"."duration_days" between 1 and 60),
	CONSTRAINT "package_transport_known" CHECK ("package"."transport" in ('any', 'rental_car', 'seat_in_coach', 'private_transfer')),
	CONSTRAINT "package_price_mode_known" CHECK ("package"."price_mode" in ('components', 'fixed')),
	CONSTRAINT "package_status_known" CHECK ("package"."status" in ('draft', 'tested', 'published', 'retired')),
	CONSTRAINT "package_pax_range" CHECK ("package"."min_pax" >= 1 and "package"."max_pax" >= "package"."min_pax"),
	CONSTRAINT "package_has_tariff" CHECK (cardinality("package"."tariffs") > 0)
);
--> statement-breakpoint
CREATE TABLE "age_policy" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "age_policy_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"infant_from" integer DEFAULT 0 NOT NULL,
	"infant_to" integer NOT NULL,
	"child_from" integer NOT NULL,
	"child_to" integer NOT NULL,
	"adult_from" integer NOT NULL,
	"adult_to" integer DEFAULT 120 NOT NULL,
	"infants_allowed" boolean DEFAULT true NOT NULL,
	"children_allowed" boolean DEFAULT true NOT NULL,
	"adults_required" boolean DEFAULT true NOT NULL,
	"count_children_in_breaks" boolean DEFAULT true NOT NULL,
	"count_infants_in_breaks" boolean DEFAULT false NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "age_policy_uid_unique" UNIQUE("uid"),
	CONSTRAINT "age_policy_code_unique" UNIQUE("code"),
	CONSTRAINT "age_policy_bands_contiguous" CHECK ("age_policy"."infant_from" = 0 and "age_policy"."infant_to" >= -1 and "age_policy"."child_from" = "age_policy"."infant_to" + 1
        and "age_policy"."child_to" >= "age_policy"."infant_to" and "age_policy"."adult_from" = "age_policy"."child_to" + 1
        and "age_policy"."adult_to" = 120 and "age_policy"."adult_from" <= 120)
);
--> statement-breakpoint
CREATE TABLE "cancel_policy" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancel_policy_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"rungs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancel_policy_uid_unique" UNIQUE("uid"),
	CONSTRAINT "cancel_policy_code_unique" UNIQUE("code"),
	CONSTRAINT "cancel_policy_rungs_listed" CHECK (jsonb_typeof("cancel_policy"."rungs") = 'array')
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_currency" text NOT NULL,
	"to_currency" text NOT NULL,
	"rate" text NOT NULL,
	"valid_from" date NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "exchange_rate_shape" CHECK ("exchange_rate"."rate" ~ '^[0-9]{1,6}([.][0-9]{1,6})?$'),
	CONSTRAINT "exchange_rate_between_two" CHECK ("exchange_rate"."from_currency" <> "exchange_rate"."to_currency")
);
--> statement-breakpoint
CREATE TABLE "extra" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extra_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"option_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"basis" text NOT NULL,
	"compulsory" boolean DEFAULT false NOT NULL,
	"commissionable" boolean DEFAULT true NOT NULL,
	"price_on_request" boolean DEFAULT false NOT NULL,
	"cap_units" integer,
	"active" boolean DEFAULT true NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "extra_uid_unique" UNIQUE("uid"),
	CONSTRAINT "extra_code_once" UNIQUE("option_id","code"),
	CONSTRAINT "extra_position" UNIQUE("option_id","seq"),
	CONSTRAINT "extra_basis_known" CHECK ("extra"."basis" in ('person_night', 'person_stay', 'room_night', 'room_stay', 'unit_day', 'unit_hire')),
	CONSTRAINT "extra_cap_positive" CHECK ("extra"."cap_units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "extra_cost" (
	"extra_id" integer PRIMARY KEY NOT NULL,
	"cost" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extra_sell" (
	"extra_id" integer PRIMARY KEY NOT NULL,
	"sell" jsonb,
	"markup_bps" integer
);
--> statement-breakpoint
CREATE TABLE "rate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"option_id" integer NOT NULL,
	"price_code" text DEFAULT '' NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"text" jsonb,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"currency" text NOT NULL,
	"buy_tax_mode" text DEFAULT 'incl' NOT NULL,
	"tax_code" text DEFAULT 'STD' NOT NULL,
	"dow_mask" smallint DEFAULT 127 NOT NULL,
	"min_units" integer DEFAULT 1 NOT NULL,
	"max_units" integer,
	"min_mode" text DEFAULT 'arrival' NOT NULL,
	"stay_pay" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"free_unit" text DEFAULT 'last' NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"closed_reason" text,
	"cancel_policy_id" integer,
	"priority" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"superseded_at" timestamp (3) with time zone,
	"source" text DEFAULT 'manual' NOT NULL,
	"contract_ref" text,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_uid_unique" UNIQUE("uid"),
	CONSTRAINT "rate_dates_ordered" CHECK ("rate"."date_to" >= "rate"."date_from"),
	CONSTRAINT "rate_price_code_shape" CHECK ("rate"."price_code" ~ '^([A-Z0-9]{2})?$'),
	CONSTRAINT "rate_status_known" CHECK ("rate"."status" in ('confirmed', 'provisional', 'estimate')),
	CONSTRAINT "rate_currency_known" CHECK ("rate"."currency" in ('NZD', 'AUD')),
	CONSTRAINT "rate_tax_mode_known" CHECK ("rate"."buy_tax_mode" in ('incl', 'excl', 'none')),
	CONSTRAINT "rate_tax_code_known" CHECK ("rate"."tax_code" in ('STD', 'ZERO', 'EXEMPT', 'NONE')),
	CONSTRAINT "rate_source_known" CHECK ("rate"."source" in ('manual', 'import', 'roll')),
	CONSTRAINT "rate_min_mode_known" CHECK ("rate"."min_mode" in ('arrival', 'overlap')),
	CONSTRAINT "rate_free_unit_known" CHECK ("rate"."free_unit" in ('last', 'cheapest')),
	CONSTRAINT "rate_dow_range" CHECK ("rate"."dow_mask" between 1 and 127),
	CONSTRAINT "rate_units_ordered" CHECK ("rate"."min_units" >= 1 and coalesce("rate"."max_units", "rate"."min_units") >= "rate"."min_units"),
	CONSTRAINT "rate_version_positive" CHECK ("rate"."version" >= 1),
	CONSTRAINT "rate_closed_with_reason" CHECK (not "rate"."closed" or "rate"."closed_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "rate_cost" (
	"rate_id" integer PRIMARY KEY NOT NULL,
	"cost" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_sell" (
	"rate_id" integer PRIMARY KEY NOT NULL,
	"sell" jsonb,
	"markup_bps" integer NOT NULL,
	"below_cost_reason" text,
	CONSTRAINT "rate_sell_not_below_cost" CHECK ("rate_sell"."markup_bps" >= 0 or "rate_sell"."below_cost_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "departure" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"tour_id" integer NOT NULL,
	"code" text NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"capacity" integer NOT NULL,
	"min_to_run" integer NOT NULL,
	"singles_max" integer,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"guide_user_id" integer,
	"coach_supplier_id" integer,
	"status" text NOT NULL,
	"status_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cancel_reason" text,
	"close_on" date NOT NULL,
	"language" text NOT NULL,
	"prices" jsonb NOT NULL,
	"rolled_up_file_id" integer,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departure_uid_unique" UNIQUE("uid"),
	CONSTRAINT "departure_code_unique" UNIQUE("code"),
	CONSTRAINT "departure_status_known" CHECK ("departure"."status" in ('planned', 'open', 'guaranteed', 'limited', 'full', 'closed', 'departed', 'completed', 'on_hold', 'cancelled')),
	CONSTRAINT "departure_dates_ordered" CHECK ("departure"."date_to" >= "departure"."date_from" and "departure"."close_on" <= "departure"."date_from"),
	CONSTRAINT "departure_seats_positive" CHECK ("departure"."capacity" >= 1 and "departure"."sold" >= 0 and "departure"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "departure_cost" (
	"departure_id" integer PRIMARY KEY NOT NULL,
	"costs" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"code" text NOT NULL,
	"brand_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"duration_days" integer NOT NULL,
	"start_place_id" integer NOT NULL,
	"end_place_id" integer NOT NULL,
	"package_id" integer,
	"seats_default" integer NOT NULL,
	"min_to_run" integer NOT NULL,
	"singles_limit" integer,
	"status" text DEFAULT 'draft' NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_uid_unique" UNIQUE("uid"),
	CONSTRAINT "tour_code_unique" UNIQUE("code"),
	CONSTRAINT "tour_status_known" CHECK ("tour"."status" in ('draft', 'published', 'retired')),
	CONSTRAINT "tour_seats_range" CHECK ("tour"."seats_default" >= 1 and "tour"."min_to_run" between 0 and "tour"."seats_default")
);
--> statement-breakpoint
CREATE TABLE "tour_booking" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_booking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"departure_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"seats" integer NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"hold_until" timestamp (3) with time zone,
	"waitlist_pos" integer,
	"offered_until" timestamp (3) with time zone,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_booking_uid_unique" UNIQUE("uid"),
	CONSTRAINT "tour_booking_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "tour_booking_status_known" CHECK ("tour_booking"."status" in ('held', 'requested', 'confirmed', 'wait_list', 'offered', 'cancelled', 'expired')),
	CONSTRAINT "tour_booking_seats_positive" CHECK ("tour_booking"."seats" >= 1),
	CONSTRAINT "tour_booking_waits_in_line" CHECK (("tour_booking"."status" = 'wait_list') <= ("tour_booking"."waitlist_pos" is not null)),
	CONSTRAINT "tour_booking_offer_ends" CHECK (("tour_booking"."status" = 'offered') <= ("tour_booking"."offered_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "tour_catalogue" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_catalogue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"category_id" integer NOT NULL,
	"season" text NOT NULL,
	"cover" text,
	"pdf" text,
	"published" boolean DEFAULT false NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_catalogue_uid_unique" UNIQUE("uid"),
	CONSTRAINT "tour_catalogue_once" UNIQUE("category_id","season"),
	CONSTRAINT "tour_catalogue_season_shape" CHECK ("tour_catalogue"."season" ~ '^20[0-9]{2}/[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "tour_catalogue_tour" (
	"catalogue_id" integer NOT NULL,
	"tour_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tour_catalogue_tour_catalogue_id_tour_id_pk" PRIMARY KEY("catalogue_id","tour_id")
);
--> statement-breakpoint
CREATE TABLE "tour_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_category_uid_unique" UNIQUE("uid"),
	CONSTRAINT "tour_category_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
DROP INDEX "product_option_by_place";--> statement-breakpoint
ALTER TABLE "client_file" ADD COLUMN "price_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_file" ADD COLUMN "nationality" text;--> statement-breakpoint
ALTER TABLE "client_file" ADD COLUMN "hold_until" date;--> statement-breakpoint
ALTER TABLE "pax" ADD COLUMN "age_stated" integer;--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "price_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "tax_code" text DEFAULT 'STD' NOT NULL;--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "consolidator_id" integer;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "email_accounts" text;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "cost_tax_mode" text DEFAULT 'incl' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "payment_terms" text DEFAULT 'day_of_following_month' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "payment_days" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "requires_prepayment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "default_age_policy_id" integer;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "amenities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "rating_avg" integer;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "locality" text;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "inclusions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "exclusions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "nights" integer;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "start_times" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "operates_dow" smallint DEFAULT 127 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "min_pax" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "max_pax" integer;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "capacity_per_unit" integer;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "cross_season" text DEFAULT 'split' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "sell_round_step_cents" integer;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "age_policy_id" integer;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "cancel_policy_id" integer;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "room_policy" jsonb;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "prompt_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "pickup_points" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "internet_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "availability_default" text DEFAULT 'request' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "quality_score" integer;--> statement-breakpoint
ALTER TABLE "line_cost" ADD COLUMN "units" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "line_cost" ADD COLUMN "extras" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "line_price" ADD COLUMN "units" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "line_price" ADD COLUMN "extras" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service_line" ADD COLUMN "price_status" text DEFAULT 'priced' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_line" ADD COLUMN "extras" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "allotment" ADD CONSTRAINT "allotment_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotment" ADD CONSTRAINT "allotment_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotment" ADD CONSTRAINT "allotment_stop_sell_by_user_id_fk" FOREIGN KEY ("stop_sell_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_contact" ADD CONSTRAINT "agency_contact_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_contact" ADD CONSTRAINT "supplier_contact_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_day" ADD CONSTRAINT "package_day_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_day" ADD CONSTRAINT "package_day_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_day" ADD CONSTRAINT "package_day_overnight_place_id_place_id_fk" FOREIGN KEY ("overnight_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_day" ADD CONSTRAINT "package_day_driving_leg_id_route_leg_id_fk" FOREIGN KEY ("driving_leg_id") REFERENCES "public"."route_leg"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_slot" ADD CONSTRAINT "package_slot_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_slot_option" ADD CONSTRAINT "package_slot_option_slot_id_package_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."package_slot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_slot_option" ADD CONSTRAINT "package_slot_option_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_test_run" ADD CONSTRAINT "package_test_run_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_test_run" ADD CONSTRAINT "package_test_run_run_by_user_id_fk" FOREIGN KEY ("run_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_start_place_id_place_id_fk" FOREIGN KEY ("start_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_end_place_id_place_id_fk" FOREIGN KEY ("end_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra" ADD CONSTRAINT "extra_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_cost" ADD CONSTRAINT "extra_cost_extra_id_extra_id_fk" FOREIGN KEY ("extra_id") REFERENCES "public"."extra"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_sell" ADD CONSTRAINT "extra_sell_extra_id_extra_id_fk" FOREIGN KEY ("extra_id") REFERENCES "public"."extra"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_cancel_policy_id_cancel_policy_id_fk" FOREIGN KEY ("cancel_policy_id") REFERENCES "public"."cancel_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_cost" ADD CONSTRAINT "rate_cost_rate_id_rate_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."rate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_sell" ADD CONSTRAINT "rate_sell_rate_id_rate_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."rate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_tour_id_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_guide_user_id_user_id_fk" FOREIGN KEY ("guide_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_coach_supplier_id_supplier_id_fk" FOREIGN KEY ("coach_supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_rolled_up_file_id_client_file_id_fk" FOREIGN KEY ("rolled_up_file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_cost" ADD CONSTRAINT "departure_cost_departure_id_departure_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departure"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour" ADD CONSTRAINT "tour_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour" ADD CONSTRAINT "tour_category_id_tour_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."tour_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour" ADD CONSTRAINT "tour_start_place_id_place_id_fk" FOREIGN KEY ("start_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour" ADD CONSTRAINT "tour_end_place_id_place_id_fk" FOREIGN KEY ("end_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour" ADD CONSTRAINT "tour_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_booking" ADD CONSTRAINT "tour_booking_departure_id_departure_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departure"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_booking" ADD CONSTRAINT "tour_booking_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_catalogue" ADD CONSTRAINT "tour_catalogue_category_id_tour_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."tour_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_catalogue_tour" ADD CONSTRAINT "tour_catalogue_tour_catalogue_id_tour_catalogue_id_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."tour_catalogue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_catalogue_tour" ADD CONSTRAINT "tour_catalogue_tour_tour_id_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allotment_by_date" ON "allotment" USING btree ("date","option_id");--> statement-breakpoint
CREATE INDEX "agency_contact_of_agency" ON "agency_contact" USING btree ("agency_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_contact_one_primary" ON "agency_contact" USING btree ("agency_id") WHERE "agency_contact"."is_primary";--> statement-breakpoint
CREATE INDEX "supplier_contact_of_supplier" ON "supplier_contact" USING btree ("supplier_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_contact_one_primary" ON "supplier_contact" USING btree ("supplier_id") WHERE "supplier_contact"."is_primary";--> statement-breakpoint
CREATE UNIQUE INDEX "package_slot_option_one_per_class" ON "package_slot_option" USING btree ("slot_id",coalesce("class", '')) WHERE not "package_slot_option"."substitute";--> statement-breakpoint
CREATE INDEX "package_slot_option_by_option" ON "package_slot_option" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "package_test_run_newest" ON "package_test_run" USING btree ("package_id","run_at");--> statement-breakpoint
CREATE INDEX "package_of_brand" ON "package" USING btree ("brand_id","status","duration_days");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_rate_once" ON "exchange_rate" USING btree ("from_currency","to_currency","valid_from");--> statement-breakpoint
CREATE INDEX "rate_in_use" ON "rate" USING btree ("option_id","price_code","date_from","date_to") WHERE "rate"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "rate_of_option" ON "rate" USING btree ("option_id","date_from","version");--> statement-breakpoint
CREATE INDEX "rate_by_end" ON "rate" USING btree ("date_to","option_id");--> statement-breakpoint
CREATE INDEX "departure_of_tour" ON "departure" USING btree ("tour_id","date_from");--> statement-breakpoint
CREATE INDEX "departure_by_date" ON "departure" USING btree ("date_from","id");--> statement-breakpoint
CREATE INDEX "tour_of_category" ON "tour" USING btree ("category_id","code");--> statement-breakpoint
CREATE INDEX "tour_booking_of_departure" ON "tour_booking" USING btree ("departure_id","status");--> statement-breakpoint
ALTER TABLE "agency" ADD CONSTRAINT "agency_consolidator_id_agency_id_fk" FOREIGN KEY ("consolidator_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_default_age_policy_id_age_policy_id_fk" FOREIGN KEY ("default_age_policy_id") REFERENCES "public"."age_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_age_policy_id_age_policy_id_fk" FOREIGN KEY ("age_policy_id") REFERENCES "public"."age_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_cancel_policy_id_cancel_policy_id_fk" FOREIGN KEY ("cancel_policy_id") REFERENCES "public"."cancel_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_option_by_service" ON "product_option" USING btree ("service_type","code");--> statement-breakpoint
CREATE INDEX "product_option_by_place" ON "product_option" USING btree ("place_id","service_type","status");--> statement-breakpoint
ALTER TABLE "pax" ADD CONSTRAINT "pax_age_range" CHECK ("pax"."age_stated" between 0 and 120);--> statement-breakpoint
ALTER TABLE "agency" ADD CONSTRAINT "agency_markup_range" CHECK ("agency"."agent_markup_bps" between 0 and 100000);--> statement-breakpoint
ALTER TABLE "agency" ADD CONSTRAINT "agency_credit_positive" CHECK ("agency"."credit_limit_cents" >= 0 and "agency"."payment_days" >= 0);--> statement-breakpoint
ALTER TABLE "agency" ADD CONSTRAINT "agency_tax_code_known" CHECK ("agency"."tax_code" in ('STD', 'ZERO', 'EXEMPT', 'NONE'));--> statement-breakpoint
ALTER TABLE "agency" ADD CONSTRAINT "agency_not_its_own_consolidator" CHECK ("agency"."consolidator_id" <> "agency"."id");--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_cost_tax_mode_known" CHECK ("supplier"."cost_tax_mode" in ('incl', 'excl', 'none'));--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_payment_terms_known" CHECK ("supplier"."payment_terms" in ('days_before_service', 'days_after_service', 'day_of_month_of_service', 'day_of_following_month', 'on_confirm'));--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_payment_days_range" CHECK ("supplier"."payment_days" between 0 and 365);--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_sla_positive" CHECK ("supplier"."response_sla_hours" > 0);--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_rating_range" CHECK ("supplier"."rating_avg" between 100 and 500 and "supplier"."rating_count" >= 0);--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_class_known" CHECK ("product_option"."class" in ('budget', 'standard', 'superior', 'deluxe', 'luxury'));--> statement-breakpoint
ALTER TABLE "product_option" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "product_option" SET "second_unit" = 'trip' WHERE "second_unit" IN ('entry', 'hour');--> statement-breakpoint
ALTER TABLE "product_option" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_unit_known" CHECK ("product_option"."second_unit" in ('night', 'trip', 'day24h', 'calendar_day'));--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_cross_season_known" CHECK ("product_option"."cross_season" in ('split', 'first'));--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_availability_known" CHECK ("product_option"."availability_default" in ('request', 'freesale'));--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_dow_range" CHECK ("product_option"."operates_dow" between 1 and 127);--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_pax_range" CHECK ("product_option"."min_pax" >= 0 and "product_option"."max_pax" >= "product_option"."min_pax");--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_capacity_positive" CHECK ("product_option"."capacity_per_unit" >= 1);--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_quality_range" CHECK ("product_option"."quality_score" between 0 and 100);--> statement-breakpoint
ALTER TABLE "service_line" ADD CONSTRAINT "service_line_price_status_known" CHECK ("service_line"."price_status" in ('priced', 'estimate', 'no_rate', 'on_request', 'manual', 'locked'));