// Made by `npm run generate`: do not edit.
export function rule1(data){if(!(((((data === "none") || (data === "name")) || (data === "facts")) || (data === "description")) || (data === "nominations"))){return false;}return true;}
export function rule2(data){if(!(((((data === "promo") || (data === "still")) || (data === "tall")) || (data === "square")) || (data === "poster"))){return false;}return true;}
export function rule3(data){if(!(data && typeof data == "object" && !Array.isArray(data))){return false;}for(const key0 in data){if(!((key0 === "add_to_menu") || (key0 === "is_livestream"))){return false;}}if(data.add_to_menu !== undefined){if(typeof data.add_to_menu !== "boolean"){return false;}}if(data.is_livestream !== undefined){if(typeof data.is_livestream !== "boolean"){return false;}}return true;}
export function rule4(data){if(!(typeof data === "string")){return false;}if(!/^[A-Za-z0-9][A-Za-z0-9._~-]{0,199}$/.test(data)){return false;}return true;}
export function rule5(data){if(!(typeof data === "string")){return false;}if(data.length > 2000){return false;}if(!/^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/(?=[^/?#@]+(?:[/?#]|$))[^\s\\\u0000-\u001f\u007f]+|(?:[Mm][Aa][Ii][Ll][Tt][Oo]|[Ss][Mm][Ss]|[Tt][Ee][Ll](?=:[^?]*[0-9])):(?!\s*$)[^\\\u0000-\u001f\u007f]*|\/(?![/\\])[^\s\\\u0000-\u001f\u007f]*|[#?][^\s\\\u0000-\u001f\u007f]*)$/.test(data)){return false;}return true;}
export function rule6(data){if(!(typeof data === "string")){return false;}if(data.length > 300){return false;}return true;}
export function rule7(data){if(!(typeof data === "string")){return false;}if(data.length > 500){return false;}if(!/^[A-Za-z][\w-]{0,63}(?: +[A-Za-z][\w-]{0,63})*$/.test(data)){return false;}return true;}
export function rule8(data){if(!(typeof data === "string")){return false;}if(data.length > 500){return false;}if(!/^\/(?![/\\])[^\s\\]*$/.test(data)){return false;}return true;}
export function rule9(data){if(!(typeof data === "string")){return false;}if(data.length > 60){return false;}return true;}
export function rule10(data){if((!(Number.isInteger(data))) && (typeof data !== "string")){return false;}if(typeof data === "string"){if(data.length > 200){return false;}}return true;}
export function rule11(data){if(typeof data !== "boolean"){return false;}return true;}
