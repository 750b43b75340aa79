import {
  Accessibility,
  Cake,
  Clock,
  Crown,
  Flag,
  Heart,
  Leaf,
  Phone,
  Star,
  Tag,
  TriangleAlert,
  Users,
  type IconNode,
} from "lucide";
import type { LabelColour, LabelIcon } from "#contract/content/labels.ts";

/** The drawing behind each icon's name. */
export const labelIcons: Record<LabelIcon, IconNode> = {
  tag: Tag,
  star: Star,
  flag: Flag,
  heart: Heart,
  crown: Crown,
  clock: Clock,
  alert: TriangleAlert,
  phone: Phone,
  cake: Cake,
  users: Users,
  accessible: Accessibility,
  leaf: Leaf,
};

/** The pair of tokens behind each colour's name. */
export const labelTones: Record<LabelColour, string> = {
  slate: "bg-label-slate-soft text-label-slate",
  red: "bg-label-red-soft text-label-red",
  amber: "bg-label-amber-soft text-label-amber",
  green: "bg-label-green-soft text-label-green",
  teal: "bg-label-teal-soft text-label-teal",
  blue: "bg-label-blue-soft text-label-blue",
  violet: "bg-label-violet-soft text-label-violet",
  pink: "bg-label-pink-soft text-label-pink",
};

/** The choices in their order. The keys are those of the records above, whose types name them all. */
export const iconNames = Object.keys(labelIcons) as LabelIcon[];
export const colourNames = Object.keys(labelTones) as LabelColour[];
