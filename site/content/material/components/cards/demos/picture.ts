const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">
<rect width="320" height="180" fill="#bfdbe8"/>
<circle cx="258" cy="46" r="20" fill="#fbeec1"/>
<path d="M0 124h320v56H0z" fill="#2f6f8f"/>
<path d="M60 104h190l-22 34H84z" fill="#23303b"/>
<path d="M96 74h34v30H96zM134 84h28v20h-28zM166 70h30v34h-30z" fill="#c65d3b"/>
<path d="M206 60h26v44h-26z" fill="#f4f1ea"/>
</svg>`;

/** A drawing of a ship, so that the demo needs no file. */
export const shipPicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
