import { pick } from "./quotes";

const GROUNDS: [string, ...string[]] = ["#dfe7df", "#e8e0d5", "#dde4ee", "#efe0dd", "#e4deec", "#e9e6d2"];
const SKINS: [string, ...string[]] = ["#f0c9a8", "#d9a379", "#b57b4f", "#8a5a3a", "#f3d7bf", "#6b4530"];
const HAIRS: [string, ...string[]] = ["#2b2622", "#5b3a22", "#8c6239", "#b9975b", "#9a9a9a", "#3c3a4e"];
const CLOTHES: [string, ...string[]] = ["#35507a", "#7a3b35", "#3f6b4d", "#6a4d7c", "#2f3640", "#8a6a2a"];

const STYLES: [string, ...string[]] = [
  "M80 118c-6-58 102-58 96 0-8-24-26-34-48-34s-40 10-48 34Z",
  "M76 150c-14-92 118-92 104 0-4-34-14-52-28-60-18 12-50 12-64 8-6 12-10 28-12 52Z",
  "M82 112c2-44 90-48 94 2-22 2-60-4-74-20-4 8-12 14-20 18Z",
  "M74 190c-16-136 124-136 108 0-10-8-12-60-22-84-20-8-46-8-64 0-10 24-12 76-22 84Z",
  "M84 106a44 36 0 0 1 88 0c-28-12-60-12-88 0Zm26-40a18 18 0 0 1 36 0Z",
];

/** A drawn portrait for a fictional person as SVG, always the same for a name, 256 px square. */
export function drawPortrait(name: string): string {
  const skin = pick(`${name} skin`, SKINS);
  const hair = pick(`${name} hair`, HAIRS);
  const parts = [
    `<rect width="256" height="256" fill="${pick(`${name} ground`, GROUNDS)}"/>`,
    `<path d="M36 256c0-56 40-80 92-80s92 24 92 80Z" fill="${pick(`${name} clothes`, CLOTHES)}"/>`,
    `<path d="M108 150h40v36a20 20 0 0 1-40 0Z" fill="${skin}"/>`,
    `<ellipse cx="128" cy="122" rx="42" ry="50" fill="${skin}"/>`,
    `<path d="${pick(`${name} style`, STYLES)}" fill="${hair}"/>`,
    `<circle cx="112" cy="124" r="4" fill="#2b2622"/><circle cx="144" cy="124" r="4" fill="#2b2622"/>`,
    `<path d="M114 146q14 11 28 0" fill="none" stroke="#2b2622" stroke-width="4" stroke-linecap="round"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${parts.join("")}</svg>`;
}
