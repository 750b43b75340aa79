CREATE TABLE "brand" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"trading_name" text NOT NULL,
	"currency" text NOT NULL,
	"tax_name" text DEFAULT 'GST' NOT NULL,
	"tax_bps" integer NOT NULL,
	"tax_number" text,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"emergency_phone" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"timezone" text NOT NULL,
	"primary_colour" text NOT NULL,
	"default_locale" text DEFAULT 'en' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_uid_unique" UNIQUE("uid"),
	CONSTRAINT "brand_code_unique" UNIQUE("code"),
	CONSTRAINT "brand_code_length" CHECK (length("brand"."code") = 2),
	CONSTRAINT "brand_currency_known" CHECK ("brand"."currency" in ('NZD', 'AUD')),
	CONSTRAINT "brand_tax_range" CHECK ("brand"."tax_bps" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"group" text NOT NULL,
	"value" jsonb,
	"is_public" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"department" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"brand_id" integer NOT NULL,
	"agency_id" integer NOT NULL,
	"agent_user_id" integer,
	"agent_reference" text,
	"related_reference" text,
	"consultant_id" integer,
	"taken_over_at" timestamp (3) with time zone,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"price_mode" text NOT NULL,
	"commission_bps" integer DEFAULT 0 NOT NULL,
	"travel_date" date NOT NULL,
	"end_date" date NOT NULL,
	"pax_count" integer NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"remarks_agent" text,
	"remarks_internal" text,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_file_uid_unique" UNIQUE("uid"),
	CONSTRAINT "client_file_reference_unique" UNIQUE("reference"),
	CONSTRAINT "client_file_reference_shape" CHECK ("client_file"."reference" ~ '^[A-Z]{4}[0-9]{6}$'),
	CONSTRAINT "client_file_name_length" CHECK (length("client_file"."name") between 1 and 60),
	CONSTRAINT "client_file_kind_known" CHECK ("client_file"."kind" in ('quote', 'booking')),
	CONSTRAINT "client_file_department_known" CHECK ("client_file"."department" in ('FI', 'RT', 'GR')),
	CONSTRAINT "client_file_status_known" CHECK ("client_file"."status" in ('Quote', 'Requested', 'Processing', 'Mixed', 'Confirmed', 'Finalised', 'Travelling', 'Completed', 'Cancellation', 'Cancelled', 'Expired')),
	CONSTRAINT "client_file_dates_ordered" CHECK ("client_file"."end_date" >= "client_file"."travel_date"),
	CONSTRAINT "client_file_pax_count_range" CHECK ("client_file"."pax_count" >= 0),
	CONSTRAINT "client_file_commission_range" CHECK ("client_file"."commission_bps" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "day_header" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_header_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"day_no" integer NOT NULL,
	"date" date NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"place_id" integer NOT NULL,
	"overnight_place_id" integer,
	"legs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"driving_notes" jsonb,
	"source" text DEFAULT 'manual' NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "day_header_once" UNIQUE("file_id","day_no"),
	CONSTRAINT "day_header_day_positive" CHECK ("day_header"."day_no" >= 1),
	CONSTRAINT "day_header_source_known" CHECK ("day_header"."source" in ('package', 'manual', 'ai'))
);
--> statement-breakpoint
CREATE TABLE "pax" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pax_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"type" text NOT NULL,
	"date_of_birth" date,
	"nationality" text,
	"dietary" text,
	"mobility" text,
	"driver" boolean DEFAULT false NOT NULL,
	"email" text,
	"phone" text,
	"is_lead" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pax_once" UNIQUE("file_id","seq"),
	CONSTRAINT "pax_type_known" CHECK ("pax"."type" in ('A', 'C', 'I')),
	CONSTRAINT "pax_status_known" CHECK ("pax"."status" in ('active', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"code" text NOT NULL,
	"bedding_note" text,
	CONSTRAINT "room_once" UNIQUE("file_id","seq"),
	CONSTRAINT "room_code_known" CHECK ("room"."code" in ('SG', 'DB', 'TW', 'TR', 'QD', 'OT'))
);
--> statement-breakpoint
CREATE TABLE "room_pax" (
	"room_id" integer NOT NULL,
	"pax_id" integer NOT NULL,
	CONSTRAINT "room_pax_room_id_pax_id_pk" PRIMARY KEY("room_id","pax_id"),
	CONSTRAINT "room_pax_one_room" UNIQUE("pax_id")
);
--> statement-breakpoint
CREATE TABLE "agency" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agency_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"legal_name" text NOT NULL,
	"brand_ids" integer[] NOT NULL,
	"country" text NOT NULL,
	"market" text NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"price_mode" text NOT NULL,
	"commission_bps" integer DEFAULT 0 NOT NULL,
	"agent_markup_bps" integer DEFAULT 0 NOT NULL,
	"credit_terms" text NOT NULL,
	"credit_limit_cents" integer DEFAULT 0 NOT NULL,
	"payment_days" integer DEFAULT 0 NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"notes" text,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_uid_unique" UNIQUE("uid"),
	CONSTRAINT "agency_code_unique" UNIQUE("code"),
	CONSTRAINT "agency_code_length" CHECK (length("agency"."code") = 6),
	CONSTRAINT "agency_has_brand" CHECK (cardinality("agency"."brand_ids") > 0),
	CONSTRAINT "agency_commission_range" CHECK ("agency"."commission_bps" between 0 and 10000),
	CONSTRAINT "agency_market_known" CHECK ("agency"."market" in ('long-haul', 'short-haul', 'domestic')),
	CONSTRAINT "agency_price_mode_known" CHECK ("agency"."price_mode" in ('net', 'commission')),
	CONSTRAINT "agency_credit_terms_known" CHECK ("agency"."credit_terms" in ('prepay', 'credit')),
	CONSTRAINT "agency_status_known" CHECK ("agency"."status" in ('active', 'on_hold', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "supplier" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"internet_name" text NOT NULL,
	"brand_ids" integer[] NOT NULL,
	"service_types" text[] NOT NULL,
	"place_id" integer NOT NULL,
	"address" text NOT NULL,
	"postcode" text,
	"phone" text NOT NULL,
	"emergency_phone" text,
	"email_reservations" text NOT NULL,
	"website" text,
	"currency" text NOT NULL,
	"confirm_channel" text NOT NULL,
	"response_sla_hours" integer DEFAULT 48 NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"notes_internal" text,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_uid_unique" UNIQUE("uid"),
	CONSTRAINT "supplier_code_unique" UNIQUE("code"),
	CONSTRAINT "supplier_code_length" CHECK (length("supplier"."code") = 6),
	CONSTRAINT "supplier_has_brand" CHECK (cardinality("supplier"."brand_ids") > 0),
	CONSTRAINT "supplier_channel_known" CHECK ("supplier"."confirm_channel" in ('link', 'portal', 'email', 'phone')),
	CONSTRAINT "supplier_status_known" CHECK ("supplier"."status" in ('active', 'on_hold', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "itinerary" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "itinerary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"file_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"reference_key" text NOT NULL,
	"rotation" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"locale" text NOT NULL,
	"intro" jsonb NOT NULL,
	"thank_you" jsonb NOT NULL,
	"hero_place_code" text NOT NULL,
	"show_driving_notes" boolean DEFAULT true NOT NULL,
	"snapshot" jsonb,
	"published_at" timestamp (3) with time zone,
	"unpublished_at" timestamp (3) with time zone,
	"view_count" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp (3) with time zone,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "itinerary_uid_unique" UNIQUE("uid"),
	CONSTRAINT "itinerary_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "itinerary_reference_key_unique" UNIQUE("reference_key"),
	CONSTRAINT "itinerary_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "itinerary_reference_key_shape" CHECK ("itinerary"."reference_key" ~ '^[A-Z0-9]+$'),
	CONSTRAINT "itinerary_token_hash_shape" CHECK ("itinerary"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "itinerary_published_with_snapshot" CHECK ("itinerary"."published_at" is null or ("itinerary"."snapshot" is not null and "itinerary"."version" >= 1))
);
--> statement-breakpoint
CREATE TABLE "itinerary_alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "itinerary_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"brand_id" integer,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"severity" text NOT NULL,
	"scope" text NOT NULL,
	"scope_codes" text[] DEFAULT '{}' NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"audiences" text[] NOT NULL,
	"publish_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "itinerary_alert_uid_unique" UNIQUE("uid"),
	CONSTRAINT "itinerary_alert_dates_ordered" CHECK ("itinerary_alert"."date_to" >= "itinerary_alert"."date_from"),
	CONSTRAINT "itinerary_alert_severity_known" CHECK ("itinerary_alert"."severity" in ('info', 'caution', 'severe')),
	CONSTRAINT "itinerary_alert_scope_known" CHECK ("itinerary_alert"."scope" in ('place', 'route', 'supplier', 'option', 'service_type', 'all'))
);
--> statement-breakpoint
CREATE TABLE "place" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"region" text NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"landscape" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"timezone" text NOT NULL,
	"description" jsonb,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_uid_unique" UNIQUE("uid"),
	CONSTRAINT "place_code_unique" UNIQUE("code"),
	CONSTRAINT "place_code_length" CHECK (length("place"."code") = 3),
	CONSTRAINT "place_lat_range" CHECK ("place"."lat" between -90 and 90),
	CONSTRAINT "place_lng_range" CHECK ("place"."lng" between -180 and 180),
	CONSTRAINT "place_country_known" CHECK ("place"."country" in ('NZ', 'AU')),
	CONSTRAINT "place_kind_known" CHECK ("place"."kind" in ('city', 'town', 'airport', 'port', 'station', 'trailhead', 'attraction', 'region')),
	CONSTRAINT "place_landscape_known" CHECK ("place"."landscape" in ('coast', 'lake', 'alp', 'forest', 'reef', 'desert', 'city'))
);
--> statement-breakpoint
CREATE TABLE "route_leg" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "route_leg_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_place_id" integer NOT NULL,
	"to_place_id" integer NOT NULL,
	"mode" text NOT NULL,
	"distance_km" integer,
	"minutes" integer,
	"notes" jsonb,
	"season_note" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "route_leg_once" UNIQUE("from_place_id","to_place_id","mode"),
	CONSTRAINT "route_leg_mode_known" CHECK ("route_leg"."mode" in ('drive', 'ferry', 'train', 'flight', 'walk')),
	CONSTRAINT "route_leg_ends_differ" CHECK ("route_leg"."from_place_id" <> "route_leg"."to_place_id"),
	CONSTRAINT "route_leg_size_positive" CHECK ("route_leg"."distance_km" > 0 and "route_leg"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_option" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_option_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"code" text NOT NULL,
	"option_number" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"service_type" text NOT NULL,
	"place_id" integer NOT NULL,
	"end_place_id" integer,
	"class" text,
	"name" jsonb NOT NULL,
	"comment" jsonb,
	"description" jsonb,
	"duration_minutes" integer,
	"charge_basis" text NOT NULL,
	"second_unit" text NOT NULL,
	"phone" text,
	"address" text,
	"lat" double precision,
	"lng" double precision,
	"voucher_text" jsonb,
	"meeting_point" jsonb,
	"status" text DEFAULT 'active' NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_option_uid_unique" UNIQUE("uid"),
	CONSTRAINT "product_option_code_unique" UNIQUE("code"),
	CONSTRAINT "product_option_option_number_unique" UNIQUE("option_number"),
	CONSTRAINT "product_option_code_length" CHECK (length("product_option"."code") = 17),
	CONSTRAINT "product_option_service_known" CHECK ("product_option"."service_type" in ('AC', 'AF', 'AT', 'CR', 'IT', 'GU', 'IN', 'RC', 'SU', 'TN', 'TR', 'WK')),
	CONSTRAINT "product_option_basis_known" CHECK ("product_option"."charge_basis" in ('room', 'person', 'unit', 'group')),
	CONSTRAINT "product_option_status_known" CHECK ("product_option"."status" in ('draft', 'active', 'retired'))
);
--> statement-breakpoint
CREATE TABLE "line_cost" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "line_cost_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_id" integer NOT NULL,
	"version" integer NOT NULL,
	"is_current" boolean NOT NULL,
	"currency" text NOT NULL,
	"cost_cents" integer NOT NULL,
	"computed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "line_cost_version_once" UNIQUE("line_id","version")
);
--> statement-breakpoint
CREATE TABLE "line_price" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "line_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_id" integer NOT NULL,
	"version" integer NOT NULL,
	"is_current" boolean NOT NULL,
	"source" text NOT NULL,
	"currency" text NOT NULL,
	"sell_cents" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"tax_code" text DEFAULT 'STD' NOT NULL,
	"gst_cents" integer NOT NULL,
	"computed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reason" text,
	CONSTRAINT "line_price_version_once" UNIQUE("line_id","version"),
	CONSTRAINT "line_price_adds_up" CHECK ("line_price"."net_cents" = "line_price"."sell_cents" - "line_price"."commission_cents"),
	CONSTRAINT "line_price_source_known" CHECK ("line_price"."source" in ('rate', 'override', 'estimate', 'manual'))
);
--> statement-breakpoint
CREATE TABLE "service_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"file_id" integer NOT NULL,
	"day_no" integer NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"costed" boolean NOT NULL,
	"service_type" text NOT NULL,
	"option_id" integer,
	"supplier_id" integer,
	"place_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"comment" jsonb,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"start_time" text,
	"end_time" text,
	"units" integer DEFAULT 1 NOT NULL,
	"qty" integer DEFAULT 1 NOT NULL,
	"adults" integer DEFAULT 0 NOT NULL,
	"children" integer DEFAULT 0 NOT NULL,
	"infants" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmation" text,
	"voucher_no" text,
	"voucher_text" jsonb,
	"remarks" jsonb,
	"supplier_remarks" text,
	"internal_note" text,
	"pickup" jsonb,
	"dropoff" jsonb,
	"phone" text,
	"address" text,
	"lat" double precision,
	"lng" double precision,
	"reconfirmed_at" timestamp (3) with time zone,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_line_uid_unique" UNIQUE("uid"),
	CONSTRAINT "service_line_position" UNIQUE("file_id","day_no","seq"),
	CONSTRAINT "service_line_dates_ordered" CHECK ("service_line"."date_to" >= "service_line"."date_from"),
	CONSTRAINT "service_line_kind_known" CHECK ("service_line"."kind" in ('included', 'optional', 'own_arrangement', 'note')),
	CONSTRAINT "service_line_service_known" CHECK ("service_line"."service_type" in ('AC', 'AF', 'AT', 'CR', 'IT', 'GU', 'IN', 'RC', 'SU', 'TN', 'TR', 'WK')),
	CONSTRAINT "service_line_status_known" CHECK ("service_line"."status" in ('QU', 'AV', 'AL', 'OR', 'RQ', 'WL', 'OK', 'AM', 'UN', 'CP', 'CX')),
	CONSTRAINT "service_line_amounts_positive" CHECK ("service_line"."day_no" >= 1 and "service_line"."seq" >= 0 and "service_line"."units" >= 0 and "service_line"."qty" >= 0
        and "service_line"."adults" >= 0 and "service_line"."children" >= 0 and "service_line"."infants" >= 0),
	CONSTRAINT "service_line_clock_shape" CHECK ("service_line"."start_time" ~ '^([01][0-9]|2[0-3])[0-5][0-9]$' and "service_line"."end_time" ~ '^([01][0-9]|2[0-3])[0-5][0-9]$'),
	CONSTRAINT "service_line_only_included_or_optional_cost" CHECK (not "service_line"."costed" or "service_line"."kind" in ('included', 'optional'))
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"address" text,
	"user_agent" text,
	CONSTRAINT "access_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"brand_id" integer NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"locale" text NOT NULL,
	"to_address" text NOT NULL,
	"to_name" text,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now(),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "outbox_message_uid_unique" UNIQUE("uid"),
	CONSTRAINT "outbox_message_audience_known" CHECK ("outbox_message"."audience" in ('office', 'agent', 'supplier', 'client')),
	CONSTRAINT "outbox_message_status_known" CHECK ("outbox_message"."status" in ('queued', 'sending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_reset_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "password_reset_uid_unique" UNIQUE("uid"),
	CONSTRAINT "password_reset_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text NOT NULL,
	"window_start" integer NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limit_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "permission" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permission_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"group" text NOT NULL,
	CONSTRAINT "permission_name_unique" UNIQUE("name"),
	CONSTRAINT "permission_name_plain" CHECK ("permission"."name" !~ '[|&]')
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"audience" text NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	CONSTRAINT "role_name_unique" UNIQUE("name"),
	CONSTRAINT "role_audience_known" CHECK ("role"."audience" in ('office', 'agent', 'supplier'))
);
--> statement-breakpoint
CREATE TABLE "role_permission" (
	"role_id" integer NOT NULL,
	"permission_id" integer NOT NULL,
	CONSTRAINT "role_permission_role_id_permission_id_pk" PRIMARY KEY("role_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"audience" text NOT NULL,
	"username" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"password_hash" text,
	"password_changed_at" timestamp (3) with time zone,
	"locale" text DEFAULT 'en' NOT NULL,
	"theme" text DEFAULT 'auto' NOT NULL,
	"status" text DEFAULT 'invited' NOT NULL,
	"brand_ids" integer[] DEFAULT '{}' NOT NULL,
	"agency_id" integer,
	"supplier_id" integer,
	"agency_wide" boolean DEFAULT false NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_uid_unique" UNIQUE("uid"),
	CONSTRAINT "user_audience_known" CHECK ("user"."audience" in ('office', 'agent', 'supplier')),
	CONSTRAINT "user_theme_known" CHECK ("user"."theme" in ('auto', 'light', 'dark')),
	CONSTRAINT "user_status_known" CHECK ("user"."status" in ('invited', 'active', 'suspended')),
	CONSTRAINT "user_company_fits_audience" CHECK (("user"."audience" = 'agent') = ("user"."agency_id" is not null)
        and ("user"."audience" = 'supplier') = ("user"."supplier_id" is not null)
        and ("user"."audience" = 'office') = (cardinality("user"."brand_ids") > 0))
);
--> statement-breakpoint
CREATE TABLE "user_permission" (
	"user_id" integer NOT NULL,
	"permission_id" integer NOT NULL,
	CONSTRAINT "user_permission_user_id_permission_id_pk" PRIMARY KEY("user_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"user_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	CONSTRAINT "user_role_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "client_file" ADD CONSTRAINT "client_file_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_file" ADD CONSTRAINT "client_file_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_file" ADD CONSTRAINT "client_file_agent_user_id_user_id_fk" FOREIGN KEY ("agent_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_file" ADD CONSTRAINT "client_file_consultant_id_user_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_header" ADD CONSTRAINT "day_header_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_header" ADD CONSTRAINT "day_header_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_header" ADD CONSTRAINT "day_header_overnight_place_id_place_id_fk" FOREIGN KEY ("overnight_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pax" ADD CONSTRAINT "pax_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_pax" ADD CONSTRAINT "room_pax_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_pax" ADD CONSTRAINT "room_pax_pax_id_pax_id_fk" FOREIGN KEY ("pax_id") REFERENCES "public"."pax"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary" ADD CONSTRAINT "itinerary_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary" ADD CONSTRAINT "itinerary_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_alert" ADD CONSTRAINT "itinerary_alert_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_leg" ADD CONSTRAINT "route_leg_from_place_id_place_id_fk" FOREIGN KEY ("from_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_leg" ADD CONSTRAINT "route_leg_to_place_id_place_id_fk" FOREIGN KEY ("to_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_end_place_id_place_id_fk" FOREIGN KEY ("end_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_cost" ADD CONSTRAINT "line_cost_line_id_service_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."service_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_price" ADD CONSTRAINT "line_price_line_id_service_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."service_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_line" ADD CONSTRAINT "service_line_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_line" ADD CONSTRAINT "service_line_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_line" ADD CONSTRAINT "service_line_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_line" ADD CONSTRAINT "service_line_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_permission_id_permission_id_fk" FOREIGN KEY ("permission_id") REFERENCES "public"."permission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permission" ADD CONSTRAINT "user_permission_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permission" ADD CONSTRAINT "user_permission_permission_id_permission_id_fk" FOREIGN KEY ("permission_id") REFERENCES "public"."permission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_one_default" ON "brand" USING btree ("is_default") WHERE "brand"."is_default";--> statement-breakpoint
CREATE INDEX "client_file_by_travel_date" ON "client_file" USING btree ("travel_date","id");--> statement-breakpoint
CREATE INDEX "client_file_by_name" ON "client_file" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "client_file_by_status" ON "client_file" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "client_file_of_brand" ON "client_file" USING btree ("brand_id","travel_date","id");--> statement-breakpoint
CREATE INDEX "client_file_of_agency" ON "client_file" USING btree ("agency_id","travel_date","id");--> statement-breakpoint
CREATE INDEX "client_file_of_agency_by_reference" ON "client_file" USING btree ("agency_id","reference");--> statement-breakpoint
CREATE INDEX "client_file_of_agency_by_name" ON "client_file" USING btree ("agency_id","name","id");--> statement-breakpoint
CREATE INDEX "client_file_of_agency_by_agent_reference" ON "client_file" USING btree ("agency_id","agent_reference","id");--> statement-breakpoint
CREATE INDEX "client_file_of_agency_by_status" ON "client_file" USING btree ("agency_id","status","id");--> statement-breakpoint
CREATE INDEX "client_file_of_agent" ON "client_file" USING btree ("agent_user_id","travel_date","id");--> statement-breakpoint
CREATE INDEX "client_file_of_consultant" ON "client_file" USING btree ("consultant_id","travel_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pax_one_lead" ON "pax" USING btree ("file_id") WHERE "pax"."is_lead";--> statement-breakpoint
CREATE INDEX "agency_by_name" ON "agency" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "supplier_by_name" ON "supplier" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "supplier_by_place" ON "supplier" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "itinerary_of_brand" ON "itinerary" USING btree ("brand_id","published_at");--> statement-breakpoint
CREATE INDEX "itinerary_alert_in_force" ON "itinerary_alert" USING btree ("date_to","date_from");--> statement-breakpoint
CREATE INDEX "place_by_name" ON "place" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "route_leg_by_destination" ON "route_leg" USING btree ("to_place_id");--> statement-breakpoint
CREATE INDEX "product_option_by_supplier" ON "product_option" USING btree ("supplier_id","code");--> statement-breakpoint
CREATE INDEX "product_option_by_place" ON "product_option" USING btree ("place_id","service_type");--> statement-breakpoint
CREATE UNIQUE INDEX "line_cost_one_current" ON "line_cost" USING btree ("line_id") WHERE "line_cost"."is_current";--> statement-breakpoint
CREATE UNIQUE INDEX "line_price_one_current" ON "line_price" USING btree ("line_id") WHERE "line_price"."is_current";--> statement-breakpoint
CREATE INDEX "service_line_of_supplier" ON "service_line" USING btree ("supplier_id","status","date_from","id");--> statement-breakpoint
CREATE INDEX "service_line_of_supplier_by_date" ON "service_line" USING btree ("supplier_id","date_from","id");--> statement-breakpoint
CREATE INDEX "service_line_of_option" ON "service_line" USING btree ("option_id","date_from");--> statement-breakpoint
CREATE UNIQUE INDEX "service_line_voucher_once" ON "service_line" USING btree ("voucher_no");--> statement-breakpoint
CREATE INDEX "access_token_by_user" ON "access_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_token_by_expiry" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_message_due" ON "outbox_message" USING btree ("next_attempt_at") WHERE "outbox_message"."status" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_message_newest" ON "outbox_message" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "password_reset_by_user" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limit_by_expiry" ON "rate_limit" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "role_permission_by_permission" ON "role_permission" USING btree ("permission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_username_once" ON "user" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_once" ON "user" USING btree ("audience",lower("email"));--> statement-breakpoint
CREATE INDEX "user_by_agency" ON "user" USING btree ("agency_id","name");--> statement-breakpoint
CREATE INDEX "user_by_supplier" ON "user" USING btree ("supplier_id","name");--> statement-breakpoint
CREATE INDEX "user_by_name" ON "user" USING btree ("audience","name","id");--> statement-breakpoint
CREATE INDEX "user_permission_by_permission" ON "user_permission" USING btree ("permission_id");--> statement-breakpoint
CREATE INDEX "user_role_by_role" ON "user_role" USING btree ("role_id");