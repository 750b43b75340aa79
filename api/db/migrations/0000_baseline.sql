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
CREATE TABLE "audit_head" (
	"lane" smallint PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"lane" smallint NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" integer,
	"actor_audience" text NOT NULL,
	"impersonator_id" integer,
	"ip" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_uid" text NOT NULL,
	"file_id" integer,
	"brand_id" integer,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"request_id" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_log_uid_unique" UNIQUE("uid"),
	CONSTRAINT "audit_log_place" UNIQUE("lane","seq"),
	CONSTRAINT "audit_log_audience_known" CHECK ("audit_log"."actor_audience" in ('office', 'agent', 'supplier', 'public', 'system')),
	CONSTRAINT "audit_log_seq_positive" CHECK ("audit_log"."seq" >= 1)
);
--> statement-breakpoint
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
CREATE TABLE "change_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"file_id" integer NOT NULL,
	"status" text DEFAULT 'Open' NOT NULL,
	"wish" jsonb NOT NULL,
	"proposal" jsonb NOT NULL,
	"hash" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "change_request_uid_unique" UNIQUE("uid"),
	CONSTRAINT "change_request_status_known" CHECK ("change_request"."status" in ('Open', 'Applied', 'Declined', 'Withdrawn')),
	CONSTRAINT "change_request_hash_shape" CHECK ("change_request"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "change_request_reason_told" CHECK ("change_request"."status" <> 'Declined' or "change_request"."reason" is not null)
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
	"price_codes" text[] DEFAULT '{}' NOT NULL,
	"nationality" text,
	"hold_until" date,
	"travel_date" date NOT NULL,
	"end_date" date NOT NULL,
	"pax_count" integer NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"package_id" integer,
	"tariff" text,
	"start_place_id" integer,
	"transport" text,
	"client_contact" jsonb,
	"submitted_at" timestamp (3) with time zone,
	"terms_accepted_by" text,
	"remarks_agent" text,
	"remarks_internal" text,
	"search_text" text DEFAULT '' NOT NULL,
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
CREATE TABLE "client_file_word" (
	"brand_id" integer NOT NULL,
	"word" text collate "C" NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "client_file_word_brand_id_word_file_id_pk" PRIMARY KEY("brand_id","word","file_id")
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
	CONSTRAINT "day_header_source_known" CHECK ("day_header"."source" in ('package', 'tour', 'manual', 'ai'))
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
	"age_stated" integer,
	"nationality" text,
	"driver" boolean DEFAULT false NOT NULL,
	"email" text,
	"phone" text,
	"is_lead" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pax_once" UNIQUE("file_id","seq"),
	CONSTRAINT "pax_type_known" CHECK ("pax"."type" in ('A', 'C', 'I')),
	CONSTRAINT "pax_age_range" CHECK ("pax"."age_stated" between 0 and 120),
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
	"price_codes" text[] DEFAULT '{}' NOT NULL,
	"tax_code" text DEFAULT 'STD' NOT NULL,
	"consolidator_id" integer,
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
	CONSTRAINT "agency_markup_range" CHECK ("agency"."agent_markup_bps" between 0 and 100000),
	CONSTRAINT "agency_credit_positive" CHECK ("agency"."credit_limit_cents" >= 0 and "agency"."payment_days" >= 0),
	CONSTRAINT "agency_tax_code_known" CHECK ("agency"."tax_code" in ('STD', 'ZERO', 'EXEMPT', 'NONE')),
	CONSTRAINT "agency_not_its_own_consolidator" CHECK ("agency"."consolidator_id" <> "agency"."id"),
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
	"email_accounts" text,
	"website" text,
	"currency" text NOT NULL,
	"cost_tax_mode" text DEFAULT 'incl' NOT NULL,
	"payment_terms" text DEFAULT 'day_of_following_month' NOT NULL,
	"payment_days" integer DEFAULT 20 NOT NULL,
	"requires_prepayment" boolean DEFAULT false NOT NULL,
	"default_age_policy_id" integer,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"rating_avg" integer,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"confirm_channel" text NOT NULL,
	"tells_stock" boolean DEFAULT true NOT NULL,
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
	CONSTRAINT "supplier_status_known" CHECK ("supplier"."status" in ('active', 'on_hold', 'closed')),
	CONSTRAINT "supplier_cost_tax_mode_known" CHECK ("supplier"."cost_tax_mode" in ('incl', 'excl', 'none')),
	CONSTRAINT "supplier_payment_terms_known" CHECK ("supplier"."payment_terms" in ('days_before_service', 'days_after_service', 'day_of_month_of_service', 'day_of_following_month', 'on_confirm')),
	CONSTRAINT "supplier_payment_days_range" CHECK ("supplier"."payment_days" between 0 and 365),
	CONSTRAINT "supplier_sla_positive" CHECK ("supplier"."response_sla_hours" > 0),
	CONSTRAINT "supplier_rating_range" CHECK ("supplier"."rating_avg" between 100 and 500 and "supplier"."rating_count" >= 0)
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
CREATE TABLE "invoice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"number" text,
	"file_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"agency_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"issue_date" date,
	"due_date" date NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"total_cents" integer NOT NULL,
	"gst_cents" integer NOT NULL,
	"net_ex_cents" integer NOT NULL,
	"previously_invoiced_cents" integer DEFAULT 0 NOT NULL,
	"bill_to" jsonb NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_uid_unique" UNIQUE("uid"),
	CONSTRAINT "invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_kind_known" CHECK ("invoice"."kind" in ('deposit', 'balance', 'full', 'cancellation')),
	CONSTRAINT "invoice_status_known" CHECK ("invoice"."status" in ('Draft', 'Issued', 'Part Paid', 'Paid', 'Void', 'Credited')),
	CONSTRAINT "invoice_numbered_once_issued" CHECK (("invoice"."number" is not null) = ("invoice"."status" not in ('Draft', 'Void'))
        and ("invoice"."issue_date" is not null) = ("invoice"."status" not in ('Draft', 'Void'))),
	CONSTRAINT "invoice_adds_up" CHECK ("invoice"."total_cents" = "invoice"."net_ex_cents" + "invoice"."gst_cents")
);
--> statement-breakpoint
CREATE TABLE "invoice_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"service_line_id" integer,
	"description" text NOT NULL,
	"date_from" date,
	"date_to" date,
	"qty" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"tax_code" text NOT NULL,
	"gst_cents" integer NOT NULL,
	CONSTRAINT "invoice_line_position" UNIQUE("invoice_id","seq"),
	CONSTRAINT "invoice_line_tax_code_known" CHECK ("invoice_line"."tax_code" in ('STD', 'ZERO', 'EXEMPT', 'NONE')),
	CONSTRAINT "invoice_line_qty_positive" CHECK ("invoice_line"."qty" >= 1)
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
	"link_key" text,
	"version" integer DEFAULT 0 NOT NULL,
	"locale" text NOT NULL,
	"intro" jsonb NOT NULL,
	"thank_you" jsonb NOT NULL,
	"hero_place_code" text NOT NULL,
	"show_driving_notes" boolean DEFAULT true NOT NULL,
	"snapshot" jsonb,
	"published_at" timestamp (3) with time zone,
	"unpublished_at" timestamp (3) with time zone,
	"link_closed_at" timestamp (3) with time zone,
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
	"publish_at" timestamp (3) with time zone,
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
CREATE TABLE "client_file_label" (
	"file_id" integer NOT NULL,
	"label_id" integer NOT NULL,
	CONSTRAINT "client_file_label_file_id_label_id_pk" PRIMARY KEY("file_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "label" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "label_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"colour" text NOT NULL,
	"icon" text NOT NULL,
	"applies_to" text NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "label_uid_unique" UNIQUE("uid"),
	CONSTRAINT "label_name_length" CHECK (length("label"."name") between 2 and 40),
	CONSTRAINT "label_colour_known" CHECK ("label"."colour" in ('slate', 'red', 'amber', 'green', 'teal', 'blue', 'violet', 'pink')),
	CONSTRAINT "label_icon_known" CHECK ("label"."icon" in ('tag', 'star', 'flag', 'heart', 'crown', 'clock', 'alert', 'phone', 'cake', 'users', 'accessible', 'leaf')),
	CONSTRAINT "label_scope_known" CHECK ("label"."applies_to" in ('file', 'line'))
);
--> statement-breakpoint
CREATE TABLE "line_availability" (
	"line_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"day" date,
	"question" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "line_availability_reason_known" CHECK ("line_availability"."reason" in ('stock', 'freesale', 'seats', 'no_stock', 'stop_sell', 'released', 'supplier', 'no_seats', 'price_open')),
	CONSTRAINT "line_availability_question_told" CHECK ("line_availability"."question" <> '')
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_uid_unique" UNIQUE("uid")
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
	"lock_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "package_day_once" UNIQUE("package_id","day_no"),
	CONSTRAINT "package_day_positive" CHECK ("package_day"."day_no" >= 1)
);
--> statement-breakpoint
CREATE TABLE "package_slot" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_slot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
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
	"lock_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "package_slot_uid_unique" UNIQUE("uid"),
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
CREATE TABLE "package_test_job" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_test_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_by" integer,
	"package_ids" integer[] NOT NULL,
	"current_id" integer,
	"status" text DEFAULT 'running' NOT NULL,
	"stop_asked" boolean DEFAULT false NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"beat_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "package_test_job_uid_unique" UNIQUE("uid"),
	CONSTRAINT "package_test_job_status_known" CHECK ("package_test_job"."status" in ('running', 'done', 'stopped', 'failed', 'cut_off'))
);
--> statement-breakpoint
CREATE TABLE "package_test_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_test_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"package_id" integer NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"run_by" integer,
	"content_version" integer DEFAULT 0 NOT NULL,
	"cells" integer DEFAULT 0 NOT NULL,
	"ok_cells" integer DEFAULT 0 NOT NULL,
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
	"content_version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "pax_needs" (
	"pax_id" integer PRIMARY KEY NOT NULL,
	"dietary" text,
	"mobility" text
);
--> statement-breakpoint
CREATE TABLE "payment_schedule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_schedule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"due_on" date,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_schedule_once" UNIQUE("file_id","seq"),
	CONSTRAINT "payment_schedule_kind_known" CHECK ("payment_schedule"."kind" in ('deposit', 'instalment', 'balance')),
	CONSTRAINT "payment_schedule_amount_positive" CHECK ("payment_schedule"."amount_cents" >= 0)
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
	"picture_uid" text,
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
CREATE TABLE "product_option" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_option_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"code" text NOT NULL,
	"option_number" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"service_type" text NOT NULL,
	"place_id" integer NOT NULL,
	"end_place_id" integer,
	"locality" text,
	"class" text,
	"name" jsonb NOT NULL,
	"comment" jsonb,
	"description" jsonb,
	"inclusions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"exclusions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"duration_minutes" integer,
	"nights" integer,
	"start_times" text[] DEFAULT '{}' NOT NULL,
	"operates_dow" smallint DEFAULT 127 NOT NULL,
	"min_pax" integer DEFAULT 1 NOT NULL,
	"max_pax" integer,
	"capacity_per_unit" integer,
	"charge_basis" text NOT NULL,
	"second_unit" text NOT NULL,
	"cross_season" text DEFAULT 'split' NOT NULL,
	"sell_round_step_cents" integer,
	"age_policy_id" integer,
	"cancel_policy_id" integer,
	"room_policy" jsonb,
	"prompt_pickup" boolean DEFAULT false NOT NULL,
	"pickup_points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"phone" text,
	"address" text,
	"lat" double precision,
	"lng" double precision,
	"voucher_text" jsonb,
	"meeting_point" jsonb,
	"images" text[] DEFAULT '{}' NOT NULL,
	"internet_enabled" boolean DEFAULT true NOT NULL,
	"availability_default" text DEFAULT 'request' NOT NULL,
	"quality_score" integer,
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
	CONSTRAINT "product_option_status_known" CHECK ("product_option"."status" in ('draft', 'active', 'retired')),
	CONSTRAINT "product_option_class_known" CHECK ("product_option"."class" in ('budget', 'standard', 'superior', 'deluxe', 'luxury')),
	CONSTRAINT "product_option_unit_known" CHECK ("product_option"."second_unit" in ('night', 'trip', 'day24h', 'calendar_day')),
	CONSTRAINT "product_option_cross_season_known" CHECK ("product_option"."cross_season" in ('split', 'first')),
	CONSTRAINT "product_option_availability_known" CHECK ("product_option"."availability_default" in ('request', 'freesale')),
	CONSTRAINT "product_option_dow_range" CHECK ("product_option"."operates_dow" between 1 and 127),
	CONSTRAINT "product_option_pax_range" CHECK ("product_option"."min_pax" >= 0 and "product_option"."max_pax" >= "product_option"."min_pax"),
	CONSTRAINT "product_option_capacity_positive" CHECK ("product_option"."capacity_per_unit" >= 1),
	CONSTRAINT "product_option_quality_range" CHECK ("product_option"."quality_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "file_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"file_id" integer NOT NULL,
	"author" text NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"kind" text DEFAULT 'message' NOT NULL,
	"body" text NOT NULL,
	"for_client" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_message_uid_unique" UNIQUE("uid"),
	CONSTRAINT "file_message_author_known" CHECK ("file_message"."author" in ('office', 'agent', 'client')),
	CONSTRAINT "file_message_kind_known" CHECK ("file_message"."kind" in ('message', 'change_wish', 'decline', 'system')),
	CONSTRAINT "file_message_length" CHECK (length("file_message"."body") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"file_id" integer NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"status_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"valid_until" date,
	"current_no" integer DEFAULT 0 NOT NULL,
	"accepted_no" integer,
	"accepted_by_name" text,
	"accepted_at" timestamp (3) with time zone,
	"accepted_ip_hash" text,
	"accepted_options" text[] DEFAULT '{}' NOT NULL,
	"decline_reason" text,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_uid_unique" UNIQUE("uid"),
	CONSTRAINT "quote_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "quote_status_known" CHECK ("quote"."status" in ('Draft', 'Sent', 'Viewed', 'Accepted', 'Converted', 'Declined', 'Expired')),
	CONSTRAINT "quote_accepted_whole" CHECK (("quote"."accepted_no" is null) = ("quote"."accepted_at" is null)
        and ("quote"."accepted_no" is null) = ("quote"."accepted_by_name" is null))
);
--> statement-breakpoint
CREATE TABLE "quote_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"quote_id" integer NOT NULL,
	"no" integer NOT NULL,
	"label" text,
	"snapshot" jsonb NOT NULL,
	"amounts" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"viewed_at" timestamp (3) with time zone,
	"view_count" integer DEFAULT 0 NOT NULL,
	"superseded_at" timestamp (3) with time zone,
	"rotation" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"link_key" text,
	"link_closed_at" timestamp (3) with time zone,
	CONSTRAINT "quote_version_uid_unique" UNIQUE("uid"),
	CONSTRAINT "quote_version_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "quote_version_once" UNIQUE("quote_id","no"),
	CONSTRAINT "quote_version_no_positive" CHECK ("quote_version"."no" >= 1),
	CONSTRAINT "quote_version_hash_shape" CHECK ("quote_version"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "quote_version_token_hash_shape" CHECK ("quote_version"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "reference_counter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reference_counter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prefix" text NOT NULL,
	"last_no" integer NOT NULL
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
CREATE TABLE "allotment_hold" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allotment_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line_id" integer NOT NULL,
	"allotment_id" integer NOT NULL,
	"qty" integer NOT NULL,
	"held_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "allotment_hold_positive" CHECK ("allotment_hold"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "supplier_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"line_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"snapshot" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_request_uid_unique" UNIQUE("uid"),
	CONSTRAINT "supplier_request_kind_known" CHECK ("supplier_request"."kind" in ('new', 'amend', 'cancel', 'reconfirm')),
	CONSTRAINT "supplier_request_status_known" CHECK ("supplier_request"."status" in ('Draft', 'Sent', 'Viewed', 'Confirmed', 'Declined', 'Wait-listed', 'Alternative', 'Superseded', 'Withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "list_setting" (
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"density" text DEFAULT 'normal' NOT NULL,
	"default_view_id" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_setting_user_id_list_pk" PRIMARY KEY("user_id","list"),
	CONSTRAINT "list_setting_density_known" CHECK ("list_setting"."density" in ('dense', 'normal', 'roomy'))
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"user_id" integer NOT NULL,
	"audience" text NOT NULL,
	"agency_id" integer,
	"supplier_id" integer,
	"list" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"search" text NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_uid_unique" UNIQUE("uid"),
	CONSTRAINT "saved_view_audience_known" CHECK ("saved_view"."audience" in ('office', 'agent', 'supplier')),
	CONSTRAINT "saved_view_name_length" CHECK (length("saved_view"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "line_cost" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "line_cost_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_id" integer NOT NULL,
	"version" integer NOT NULL,
	"is_current" boolean NOT NULL,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"cost_cents" integer NOT NULL,
	"computed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"units" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "line_cost_version_once" UNIQUE("line_id","version"),
	CONSTRAINT "line_cost_current_or_waiting" CHECK (not ("line_cost"."is_current" and "line_cost"."is_waiting"))
);
--> statement-breakpoint
CREATE TABLE "line_price" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "line_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_id" integer NOT NULL,
	"version" integer NOT NULL,
	"is_current" boolean NOT NULL,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"currency" text NOT NULL,
	"sell_cents" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"tax_code" text DEFAULT 'STD' NOT NULL,
	"gst_cents" integer NOT NULL,
	"computed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reason" text,
	"units" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "line_price_version_once" UNIQUE("line_id","version"),
	CONSTRAINT "line_price_current_or_waiting" CHECK (not ("line_price"."is_current" and "line_price"."is_waiting")),
	CONSTRAINT "line_price_adds_up" CHECK ("line_price"."net_cents" = "line_price"."sell_cents" - "line_price"."commission_cents"),
	CONSTRAINT "line_price_source_known" CHECK ("line_price"."source" in ('rate', 'departure', 'override', 'estimate', 'manual'))
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
	"price_status" text DEFAULT 'priced' NOT NULL,
	"package_slot" text,
	"departure_id" integer,
	"extras" text[] DEFAULT '{}' NOT NULL,
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
	"penalty_cents" integer,
	"cancel_snapshot" jsonb,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_line_uid_unique" UNIQUE("uid"),
	CONSTRAINT "service_line_position" UNIQUE("file_id","day_no","seq"),
	CONSTRAINT "service_line_dates_ordered" CHECK ("service_line"."date_to" >= "service_line"."date_from"),
	CONSTRAINT "service_line_option_or_departure" CHECK ("service_line"."option_id" is null or "service_line"."departure_id" is null),
	CONSTRAINT "service_line_kind_known" CHECK ("service_line"."kind" in ('included', 'optional', 'own_arrangement', 'note')),
	CONSTRAINT "service_line_service_known" CHECK ("service_line"."service_type" in ('AC', 'AF', 'AT', 'CR', 'IT', 'GU', 'IN', 'RC', 'SU', 'TN', 'TR', 'WK')),
	CONSTRAINT "service_line_price_status_known" CHECK ("service_line"."price_status" in ('priced', 'estimate', 'no_rate', 'on_request', 'manual', 'locked')),
	CONSTRAINT "service_line_status_known" CHECK ("service_line"."status" in ('QU', 'AV', 'AL', 'OR', 'RQ', 'WL', 'OK', 'AM', 'UN', 'CP', 'CX')),
	CONSTRAINT "service_line_amounts_positive" CHECK ("service_line"."day_no" >= 1 and "service_line"."seq" >= 0 and "service_line"."units" >= 0 and "service_line"."qty" >= 0
        and "service_line"."adults" >= 0 and "service_line"."children" >= 0 and "service_line"."infants" >= 0
        and "service_line"."penalty_cents" >= 0),
	CONSTRAINT "service_line_clock_shape" CHECK ("service_line"."start_time" ~ '^([01][0-9]|2[0-3])[0-5][0-9]$' and "service_line"."end_time" ~ '^([01][0-9]|2[0-3])[0-5][0-9]$'),
	CONSTRAINT "service_line_only_included_or_optional_cost" CHECK (not "service_line"."costed" or "service_line"."kind" in ('included', 'optional'))
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"address" text,
	"user_agent" text,
	CONSTRAINT "access_token_uid_unique" UNIQUE("uid"),
	CONSTRAINT "access_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "idempotent_answer" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"claim" text NOT NULL,
	"claimed_until" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"content_type" text,
	"body" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answer_whole" CHECK (("idempotent_answer"."status" is null) = ("idempotent_answer"."body" is null))
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
	"purpose" text DEFAULT 'reset' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "password_reset_uid_unique" UNIQUE("uid"),
	CONSTRAINT "password_reset_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "password_reset_purpose_known" CHECK ("password_reset"."purpose" in ('reset', 'invitation'))
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
CREATE TABLE "email_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"new_email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "email_change_uid_unique" UNIQUE("uid"),
	CONSTRAINT "email_change_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_step" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"password_hash" text NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "sign_in_step_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"wrong_in_a_row" integer DEFAULT 0 NOT NULL,
	"refused_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_booking" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_booking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"departure_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"seats" integer NOT NULL,
	"singles" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"hold_until" timestamp (3) with time zone,
	"waitlist_pos" integer,
	"offered_until" timestamp (3) with time zone,
	"lock_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_booking_uid_unique" UNIQUE("uid"),
	CONSTRAINT "tour_booking_line_id_unique" UNIQUE("line_id"),
	CONSTRAINT "tour_booking_status_known" CHECK ("tour_booking"."status" in ('held', 'requested', 'confirmed', 'wait_list', 'offered', 'cancelled', 'expired')),
	CONSTRAINT "tour_booking_seats_positive" CHECK ("tour_booking"."seats" >= 1 and "tour_booking"."singles" between 0 and "tour_booking"."seats"),
	CONSTRAINT "tour_booking_waits_in_line" CHECK (("tour_booking"."status" = 'wait_list') <= ("tour_booking"."waitlist_pos" is not null)),
	CONSTRAINT "tour_booking_offer_ends" CHECK (("tour_booking"."status" = 'offered') <= ("tour_booking"."offered_until" is not null))
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
	"cancel_policy_id" integer,
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
CREATE TABLE "upload" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"storage_key" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_uid_unique" UNIQUE("uid"),
	CONSTRAINT "upload_size_positive" CHECK ("upload"."bytes" > 0 and "upload"."width" > 0 and "upload"."height" > 0)
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
	"single_keys" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'invited' NOT NULL,
	"brand_ids" integer[] DEFAULT '{}' NOT NULL,
	"agency_id" integer,
	"supplier_id" integer,
	"agency_wide" boolean DEFAULT false NOT NULL,
	"notification_choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
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
ALTER TABLE "allotment" ADD CONSTRAINT "allotment_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotment" ADD CONSTRAINT "allotment_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotment" ADD CONSTRAINT "allotment_stop_sell_by_user_id_fk" FOREIGN KEY ("stop_sell_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_request" ADD CONSTRAINT "change_request_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_file" ADD CONSTRAINT "client_file_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_file" ADD CONSTRAINT "client_file_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_file" ADD CONSTRAINT "client_file_agent_user_id_user_id_fk" FOREIGN KEY ("agent_user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_file" ADD CONSTRAINT "client_file_consultant_id_user_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_file" ADD CONSTRAINT "client_file_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_file" ADD CONSTRAINT "client_file_start_place_id_place_id_fk" FOREIGN KEY ("start_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_header" ADD CONSTRAINT "day_header_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_header" ADD CONSTRAINT "day_header_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_header" ADD CONSTRAINT "day_header_overnight_place_id_place_id_fk" FOREIGN KEY ("overnight_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pax" ADD CONSTRAINT "pax_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_pax" ADD CONSTRAINT "room_pax_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_pax" ADD CONSTRAINT "room_pax_pax_id_pax_id_fk" FOREIGN KEY ("pax_id") REFERENCES "public"."pax"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency" ADD CONSTRAINT "agency_consolidator_id_agency_id_fk" FOREIGN KEY ("consolidator_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_default_age_policy_id_age_policy_id_fk" FOREIGN KEY ("default_age_policy_id") REFERENCES "public"."age_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_contact" ADD CONSTRAINT "agency_contact_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_contact" ADD CONSTRAINT "supplier_contact_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_service_line_id_service_line_id_fk" FOREIGN KEY ("service_line_id") REFERENCES "public"."service_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary" ADD CONSTRAINT "itinerary_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary" ADD CONSTRAINT "itinerary_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_alert" ADD CONSTRAINT "itinerary_alert_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_file_label" ADD CONSTRAINT "client_file_label_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_file_label" ADD CONSTRAINT "client_file_label_label_id_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_availability" ADD CONSTRAINT "line_availability_line_id_service_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."service_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_day" ADD CONSTRAINT "package_day_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_day" ADD CONSTRAINT "package_day_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_day" ADD CONSTRAINT "package_day_overnight_place_id_place_id_fk" FOREIGN KEY ("overnight_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_day" ADD CONSTRAINT "package_day_driving_leg_id_route_leg_id_fk" FOREIGN KEY ("driving_leg_id") REFERENCES "public"."route_leg"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_slot" ADD CONSTRAINT "package_slot_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_slot_option" ADD CONSTRAINT "package_slot_option_slot_id_package_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."package_slot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_slot_option" ADD CONSTRAINT "package_slot_option_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_test_job" ADD CONSTRAINT "package_test_job_started_by_user_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_test_job" ADD CONSTRAINT "package_test_job_current_id_package_id_fk" FOREIGN KEY ("current_id") REFERENCES "public"."package"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_test_run" ADD CONSTRAINT "package_test_run_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_test_run" ADD CONSTRAINT "package_test_run_run_by_user_id_fk" FOREIGN KEY ("run_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_start_place_id_place_id_fk" FOREIGN KEY ("start_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_end_place_id_place_id_fk" FOREIGN KEY ("end_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pax_needs" ADD CONSTRAINT "pax_needs_pax_id_pax_id_fk" FOREIGN KEY ("pax_id") REFERENCES "public"."pax"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedule" ADD CONSTRAINT "payment_schedule_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_picture_uid_upload_uid_fk" FOREIGN KEY ("picture_uid") REFERENCES "public"."upload"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_leg" ADD CONSTRAINT "route_leg_from_place_id_place_id_fk" FOREIGN KEY ("from_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_leg" ADD CONSTRAINT "route_leg_to_place_id_place_id_fk" FOREIGN KEY ("to_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_end_place_id_place_id_fk" FOREIGN KEY ("end_place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_age_policy_id_age_policy_id_fk" FOREIGN KEY ("age_policy_id") REFERENCES "public"."age_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_cancel_policy_id_cancel_policy_id_fk" FOREIGN KEY ("cancel_policy_id") REFERENCES "public"."cancel_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_message" ADD CONSTRAINT "file_message_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_message" ADD CONSTRAINT "file_message_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_version" ADD CONSTRAINT "quote_version_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_version" ADD CONSTRAINT "quote_version_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra" ADD CONSTRAINT "extra_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_cost" ADD CONSTRAINT "extra_cost_extra_id_extra_id_fk" FOREIGN KEY ("extra_id") REFERENCES "public"."extra"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_sell" ADD CONSTRAINT "extra_sell_extra_id_extra_id_fk" FOREIGN KEY ("extra_id") REFERENCES "public"."extra"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_cancel_policy_id_cancel_policy_id_fk" FOREIGN KEY ("cancel_policy_id") REFERENCES "public"."cancel_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_cost" ADD CONSTRAINT "rate_cost_rate_id_rate_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."rate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_sell" ADD CONSTRAINT "rate_sell_rate_id_rate_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."rate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotment_hold" ADD CONSTRAINT "allotment_hold_line_id_service_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."service_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotment_hold" ADD CONSTRAINT "allotment_hold_allotment_id_allotment_id_fk" FOREIGN KEY ("allotment_id") REFERENCES "public"."allotment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD CONSTRAINT "supplier_request_line_id_service_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."service_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_request" ADD CONSTRAINT "supplier_request_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_setting" ADD CONSTRAINT "list_setting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_setting" ADD CONSTRAINT "list_setting_default_view_id_saved_view_id_fk" FOREIGN KEY ("default_view_id") REFERENCES "public"."saved_view"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_cost" ADD CONSTRAINT "line_cost_line_id_service_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."service_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_price" ADD CONSTRAINT "line_price_line_id_service_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."service_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_line" ADD CONSTRAINT "service_line_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_line" ADD CONSTRAINT "service_line_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_line" ADD CONSTRAINT "service_line_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_line" ADD CONSTRAINT "service_line_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_line" ADD CONSTRAINT "service_line_departure_id_departure_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departure"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_step" ADD CONSTRAINT "sign_in_step_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_booking" ADD CONSTRAINT "tour_booking_departure_id_departure_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departure"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_booking" ADD CONSTRAINT "tour_booking_file_id_client_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."client_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_booking" ADD CONSTRAINT "tour_booking_line_id_service_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."service_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "tour" ADD CONSTRAINT "tour_cancel_policy_id_cancel_policy_id_fk" FOREIGN KEY ("cancel_policy_id") REFERENCES "public"."cancel_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_catalogue" ADD CONSTRAINT "tour_catalogue_category_id_tour_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."tour_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_catalogue_tour" ADD CONSTRAINT "tour_catalogue_tour_catalogue_id_tour_catalogue_id_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."tour_catalogue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_catalogue_tour" ADD CONSTRAINT "tour_catalogue_tour_tour_id_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_permission_id_permission_id_fk" FOREIGN KEY ("permission_id") REFERENCES "public"."permission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_supplier_id_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permission" ADD CONSTRAINT "user_permission_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permission" ADD CONSTRAINT "user_permission_permission_id_permission_id_fk" FOREIGN KEY ("permission_id") REFERENCES "public"."permission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allotment_by_date" ON "allotment" USING btree ("date","option_id");--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject_type","subject_uid","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_file" ON "audit_log" USING btree ("file_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_one_default" ON "brand" USING btree ("is_default") WHERE "brand"."is_default";--> statement-breakpoint
CREATE INDEX "change_request_of_file" ON "change_request" USING btree ("file_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "change_request_one_open" ON "change_request" USING btree ("file_id") WHERE "change_request"."status" = 'Open';--> statement-breakpoint
CREATE INDEX "client_file_by_travel_date" ON "client_file" USING btree ("travel_date","id","brand_id");--> statement-breakpoint
CREATE INDEX "client_file_by_name" ON "client_file" USING btree ("name","id","brand_id");--> statement-breakpoint
CREATE INDEX "client_file_by_status" ON "client_file" USING btree ("status","travel_date","id","brand_id");--> statement-breakpoint
CREATE INDEX "client_file_by_status_and_reference" ON "client_file" USING btree ("status","reference");--> statement-breakpoint
CREATE INDEX "client_file_by_status_and_name" ON "client_file" USING btree ("status","name","id");--> statement-breakpoint
CREATE INDEX "client_file_by_pax_count" ON "client_file" USING btree ("pax_count","travel_date","id","brand_id");--> statement-breakpoint
CREATE INDEX "client_file_of_brand" ON "client_file" USING btree ("brand_id","travel_date","id");--> statement-breakpoint
CREATE INDEX "client_file_of_brand_by_reference" ON "client_file" USING btree ("brand_id","reference");--> statement-breakpoint
CREATE INDEX "client_file_of_brand_by_name" ON "client_file" USING btree ("brand_id","name","id");--> statement-breakpoint
CREATE INDEX "client_file_of_agency" ON "client_file" USING btree ("agency_id","travel_date","id","brand_id");--> statement-breakpoint
CREATE INDEX "client_file_of_agency_by_reference" ON "client_file" USING btree ("agency_id","reference");--> statement-breakpoint
CREATE INDEX "client_file_of_agency_by_name" ON "client_file" USING btree ("agency_id","name","id");--> statement-breakpoint
CREATE INDEX "client_file_of_agency_by_agent_reference" ON "client_file" USING btree ("agency_id","agent_reference","id");--> statement-breakpoint
CREATE INDEX "client_file_of_agency_by_status" ON "client_file" USING btree ("agency_id","status","id");--> statement-breakpoint
CREATE INDEX "client_file_of_agent" ON "client_file" USING btree ("agent_user_id","travel_date","id");--> statement-breakpoint
CREATE INDEX "client_file_of_consultant" ON "client_file" USING btree ("consultant_id","travel_date","id","brand_id");--> statement-breakpoint
CREATE INDEX "client_file_of_consultant_by_reference" ON "client_file" USING btree ("consultant_id","reference");--> statement-breakpoint
CREATE INDEX "client_file_of_consultant_by_name" ON "client_file" USING btree ("consultant_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pax_one_lead" ON "pax" USING btree ("file_id") WHERE "pax"."is_lead";--> statement-breakpoint
CREATE INDEX "agency_by_name" ON "agency" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "supplier_by_name" ON "supplier" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "supplier_by_place" ON "supplier" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "agency_contact_of_agency" ON "agency_contact" USING btree ("agency_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_contact_one_primary" ON "agency_contact" USING btree ("agency_id") WHERE "agency_contact"."is_primary";--> statement-breakpoint
CREATE INDEX "supplier_contact_of_supplier" ON "supplier_contact" USING btree ("supplier_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_contact_one_primary" ON "supplier_contact" USING btree ("supplier_id") WHERE "supplier_contact"."is_primary";--> statement-breakpoint
CREATE INDEX "invoice_of_file" ON "invoice" USING btree ("file_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_one_draft" ON "invoice" USING btree ("file_id") WHERE "invoice"."status" = 'Draft';--> statement-breakpoint
CREATE INDEX "invoice_line_of_service" ON "invoice_line" USING btree ("service_line_id");--> statement-breakpoint
CREATE INDEX "itinerary_of_brand" ON "itinerary" USING btree ("brand_id","published_at");--> statement-breakpoint
CREATE INDEX "itinerary_alert_in_force" ON "itinerary_alert" USING btree ("date_to","date_from");--> statement-breakpoint
CREATE INDEX "client_file_label_of_label" ON "client_file_label" USING btree ("label_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "label_name_once" ON "label" USING btree ("applies_to",lower("name"));--> statement-breakpoint
CREATE INDEX "label_in_order" ON "label" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("user_id","kind") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "package_slot_option_one_per_class" ON "package_slot_option" USING btree ("slot_id",coalesce("class", '')) WHERE not "package_slot_option"."substitute";--> statement-breakpoint
CREATE INDEX "package_slot_option_by_option" ON "package_slot_option" USING btree ("option_id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_test_job_one_running" ON "package_test_job" USING btree ("status") WHERE "package_test_job"."status" = 'running';--> statement-breakpoint
CREATE INDEX "package_test_run_newest" ON "package_test_run" USING btree ("package_id","run_at");--> statement-breakpoint
CREATE INDEX "package_of_brand" ON "package" USING btree ("brand_id","status","duration_days");--> statement-breakpoint
CREATE INDEX "place_by_name" ON "place" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "route_leg_by_destination" ON "route_leg" USING btree ("to_place_id");--> statement-breakpoint
CREATE INDEX "product_option_by_supplier" ON "product_option" USING btree ("supplier_id","code");--> statement-breakpoint
CREATE INDEX "product_option_by_place" ON "product_option" USING btree ("place_id","service_type","status");--> statement-breakpoint
CREATE INDEX "product_option_by_service" ON "product_option" USING btree ("service_type","code");--> statement-breakpoint
CREATE INDEX "file_message_of_file" ON "file_message" USING btree ("file_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_by_status" ON "quote" USING btree ("status","valid_until");--> statement-breakpoint
CREATE UNIQUE INDEX "reference_counter_once" ON "reference_counter" USING btree ("prefix");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_rate_once" ON "exchange_rate" USING btree ("from_currency","to_currency","valid_from");--> statement-breakpoint
CREATE INDEX "rate_in_use" ON "rate" USING btree ("option_id","price_code","date_from","date_to") WHERE "rate"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "rate_of_option" ON "rate" USING btree ("option_id","date_from","version");--> statement-breakpoint
CREATE INDEX "rate_by_end" ON "rate" USING btree ("date_to","option_id");--> statement-breakpoint
CREATE UNIQUE INDEX "allotment_hold_once" ON "allotment_hold" USING btree ("line_id","allotment_id") WHERE "allotment_hold"."released_at" is null;--> statement-breakpoint
CREATE INDEX "allotment_hold_of_allotment" ON "allotment_hold" USING btree ("allotment_id");--> statement-breakpoint
CREATE INDEX "supplier_request_of_line" ON "supplier_request" USING btree ("line_id","created_at");--> statement-breakpoint
CREATE INDEX "supplier_request_of_supplier" ON "supplier_request" USING btree ("supplier_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_request_one_waiting" ON "supplier_request" USING btree ("line_id") WHERE "supplier_request"."status" = 'Draft';--> statement-breakpoint
CREATE INDEX "list_setting_by_default_view" ON "list_setting" USING btree ("default_view_id");--> statement-breakpoint
CREATE INDEX "saved_view_of_user" ON "saved_view" USING btree ("user_id","list");--> statement-breakpoint
CREATE INDEX "saved_view_shared" ON "saved_view" USING btree ("audience","list") WHERE "saved_view"."shared";--> statement-breakpoint
CREATE UNIQUE INDEX "line_cost_one_current" ON "line_cost" USING btree ("line_id") WHERE "line_cost"."is_current";--> statement-breakpoint
CREATE UNIQUE INDEX "line_cost_one_waiting" ON "line_cost" USING btree ("line_id") WHERE "line_cost"."is_waiting";--> statement-breakpoint
CREATE UNIQUE INDEX "line_price_one_current" ON "line_price" USING btree ("line_id") WHERE "line_price"."is_current";--> statement-breakpoint
CREATE UNIQUE INDEX "line_price_one_waiting" ON "line_price" USING btree ("line_id") WHERE "line_price"."is_waiting";--> statement-breakpoint
CREATE INDEX "service_line_of_supplier" ON "service_line" USING btree ("supplier_id","status","date_from","id");--> statement-breakpoint
CREATE INDEX "service_line_of_supplier_by_date" ON "service_line" USING btree ("supplier_id","date_from","id");--> statement-breakpoint
CREATE INDEX "service_line_of_option" ON "service_line" USING btree ("option_id","date_from");--> statement-breakpoint
CREATE INDEX "service_line_of_departure" ON "service_line" USING btree ("departure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_line_voucher_once" ON "service_line" USING btree ("voucher_no");--> statement-breakpoint
CREATE INDEX "access_token_by_user" ON "access_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_token_by_expiry" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotent_answer_by_expiry" ON "idempotent_answer" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_message_due" ON "outbox_message" USING btree ("next_attempt_at") WHERE "outbox_message"."status" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_message_sent" ON "outbox_message" USING btree ("sent_at") WHERE "outbox_message"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "outbox_message_newest" ON "outbox_message" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "password_reset_by_user" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limit_by_expiry" ON "rate_limit" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_change_by_user" ON "email_change" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_code_by_user" ON "recovery_code" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "sign_in_step_by_user" ON "sign_in_step" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_step_by_expiry" ON "sign_in_step" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tour_booking_of_departure" ON "tour_booking" USING btree ("departure_id","status");--> statement-breakpoint
CREATE INDEX "tour_booking_of_file" ON "tour_booking" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "tour_booking_by_hold" ON "tour_booking" USING btree ("status","hold_until");--> statement-breakpoint
CREATE INDEX "departure_of_tour" ON "departure" USING btree ("tour_id","date_from");--> statement-breakpoint
CREATE INDEX "departure_by_date" ON "departure" USING btree ("date_from","id");--> statement-breakpoint
CREATE INDEX "tour_of_category" ON "tour" USING btree ("category_id","code");--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("created_at") WHERE "upload"."used_at" is null;--> statement-breakpoint
CREATE INDEX "role_permission_by_permission" ON "role_permission" USING btree ("permission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_username_once" ON "user" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_once" ON "user" USING btree ("audience",lower("email"));--> statement-breakpoint
CREATE INDEX "user_by_agency" ON "user" USING btree ("agency_id","name");--> statement-breakpoint
CREATE INDEX "user_by_supplier" ON "user" USING btree ("supplier_id","name");--> statement-breakpoint
CREATE INDEX "user_by_name" ON "user" USING btree ("audience","name","id");--> statement-breakpoint
CREATE INDEX "user_permission_by_permission" ON "user_permission" USING btree ("permission_id");--> statement-breakpoint
CREATE INDEX "user_role_by_role" ON "user_role" USING btree ("role_id");