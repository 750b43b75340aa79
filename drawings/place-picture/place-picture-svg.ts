import { paletteOf, type Brand, type Landscape } from "./palette.ts";
import type { Canvas, Drawing } from "./canvas.ts";
import { HEIGHT, WIDTH } from "./ridge.ts";
import { alp } from "./scenes/alp.ts";
import { city } from "./scenes/city.ts";
import { coast } from "./scenes/coast.ts";
import { desert } from "./scenes/desert.ts";
import { forest } from "./scenes/forest.ts";
import { lake } from "./scenes/lake.ts";
import { reef } from "./scenes/reef.ts";
import { seededRandom } from "./seeded-random.ts";

export type PlacePictureSubject = {
  /** Three letters; decide the shape of the land. */
  code: string;
  landscape: Landscape;
  brand: Brand;
  dark: boolean;
};

const SCENES: Record<Landscape, (canvas: Canvas) => Drawing> = {
  coast,
  lake,
  alp,
  forest,
  reef,
  desert,
  city,
};

/**
 * A quiet landscape as a complete SVG document of at most 6 KB. The same place always looks the same;
 * brand and night change its tones, never its shape.
 */
export function placePictureSvg({ code, landscape, brand, dark }: PlacePictureSubject): string {
  const canvas = { random: seededRandom(`${landscape} ${code}`), palette: paletteOf(landscape, brand, dark) };
  const size = `width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">${SCENES[landscape](canvas).join("")}</svg>`;
}
